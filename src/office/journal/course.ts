import { type Askers, createAskers } from './askers';
import { beginsTurn, type Entry, isInput, type Recording } from './entry';
import { placeFrom } from './placeFrom';

/** Where a replay stands among the entries. */
export interface Course {
  /** All entries before it are played. */
  readonly position: number;
  /** True for a workflow, or a slice, whose doing is compared. */
  isOwn(name: string | undefined): boolean;
  readonly askers: Askers;
  /** Where it stands what this workflow, or whoever did not say who they are, has to do now; where the turn ends when it has nothing to do in it any more. */
  due(by: string | undefined): number;
  /** Where in this turn something like it is left to do for this workflow, whatever else is before. */
  dueLike(by: string | undefined, isLike: (entry: Entry) => boolean): number | undefined;
  /** The next input that came in the very call of the entry at `at`. */
  nestedIn(at: number): number | undefined;
  isPlayed(index: number): boolean;
  played(index: number): void;
  /** A new turn begins with the input at this position. */
  beginTurn(index: number): void;
  /** Whose commands are asked, or stopped, in this turn and not yet. */
  askersInTurn(): readonly (string | undefined)[];
  /** What the others were recorded to do and did not, up to where the turn ends: the positions to pass by. */
  leftByOthers(): readonly number[];
}

/**
 * A turn is an input and all that follows until the next one. In a full log everything is compared, in its order. In one
 * that is about some workflows only theirs is. In that one, and in one begun in the middle of a session, whose sagas
 * listen in the order in which they begin and not in the one that the session had made, only the order of each workflow
 * counts within a turn.
 */
export function createCourse({ header: { about, restarted }, entries }: Recording): Course {
  const askers = createAskers(entries, restarted?.open);
  const own = about && new Set(about);
  const isInOrder = !own && !restarted;
  const ahead = new Set<number>();
  const isOwn = (name: string | undefined) => !own || (name !== undefined && own.has(name));
  let position = 0;
  let turnEnd = endOfTurn(entries, 0);

  function find(from: number, to: number, fits: (entry: Entry, index: number) => boolean) {
    for (let index = from; index < to; index += 1) {
      const entry = entries[index];
      if (entry && !ahead.has(index) && fits(entry, index)) return index;
    }
    return undefined;
  }

  return {
    get position() {
      return position;
    },
    isOwn,
    askers,
    due(by) {
      if (isInOrder || by === undefined) return position;
      return find(position, turnEnd, (entry, index) => !isInput(entry) && askers(index) === by) ?? turnEnd;
    },
    dueLike: (by, isLike) => find(position, turnEnd, (entry, index) => askers(index) === by && isLike(entry)),
    nestedIn(at) {
      const isNested = (entry: Entry) => isInput(entry) && entry.within === at;
      if (isInOrder) return find(position, position + 1, isNested);
      return find(Math.max(at + 1, position), endOfTurn(entries, at + 1), isNested);
    },
    isPlayed: (index) => index < position || ahead.has(index),
    played(index) {
      ahead.add(index);
      while (ahead.delete(position)) position += 1;
    },
    beginTurn: (index) => void (turnEnd = endOfTurn(entries, index + 1)),
    askersInTurn() {
      const places = entries.slice(position, turnEnd).map((_entry, offset) => position + offset);
      return places.flatMap((index) => (isCommand(entries[index]) ? [askers(index)] : []));
    },
    leftByOthers() {
      if (!own) return [];
      const left: number[] = [];
      const isLeft = (index: number) => left.includes(index);
      for (let index = position; index < turnEnd; index += 1) {
        const entry = entries[index];
        const isAnswer = isInput(entry) && entry.within !== undefined && isLeft(entry.within);
        if (!ahead.has(index) && (isAnswer || (!isInput(entry) && !isOwn(askers(index))))) left.push(index);
      }
      return left;
    },
  };
}

const isCommand = (entry: Entry | undefined) => entry?.kind === 'asked' || entry?.kind === 'stopped';

/** The first place from there on at which something comes from outside, or the state is looked at. */
const endOfTurn = (entries: readonly Entry[], from: number) =>
  placeFrom(entries, from, (entry) => entry.kind === 'state' || beginsTurn(entry));
