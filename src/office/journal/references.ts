import type { Entry } from './entry';
import { shortJson } from './entryText';
import { isCount, isText } from './header';
import { onceFor } from './onceFor';
import { sameJson } from './sameJson';
import { isObject } from './isObject';

/** Stands in a file for what an answer replied, or a part of it: the number of its command. */
export interface Reference {
  readonly $reply: number;
  /** The part's name, where it is not the whole. */
  readonly part?: string;
  /** In a list: stands for rows of that list, from the first to before the other. */
  readonly rows?: readonly [number, number];
}

type Fields = Readonly<Record<string, unknown>>;
type Part = Reference & { readonly value: object };

/** What is shorter says as much as a reference to it. */
const SHORTEST = 60;

const isReference = (value: object): value is Reference => '$reply' in value;

/** So many values stand for one entry at most; the films of the largest agency are a quarter of them. */
const MOST_VALUES = 10_000_000;
/** So many rows of earlier lists the lists of one log repeat at most. */
const MOST_ROWS = 30_000_000;

/** How many values stand in one; what stands there twice counts twice. */
const sizeOf = onceFor((value: object): number =>
  Object.values(value).reduce<number>((sum, part) => sum + (isObject(part) ? sizeOf(part) : 1), 1),
);

/** A few lines whose references repeat what they refer to over and over would fill the memory. */
function refuseMoreThan(most: number, values: number): void {
  if (values > most) throw new Error('replies that refer to one another grow beyond measure');
}

/** The same value, or what `change` makes of it or of what is in it. */
function changed(value: unknown, change: (value: object) => unknown): unknown {
  if (!isObject(value)) return value;
  const made = change(value);
  if (made !== undefined) return made;
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const part = changed(item, change);
      return isObject(item) && isReference(item) && item.rows && Array.isArray(part) ? part : [part];
    });
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, change)]));
}

/** The reply that an entry brings, where it brings one. */
const replyOf = (entry: Entry) =>
  entry.kind === 'answered' && isObject(entry.value) && 'reply' in entry.value && isObject(entry.value.reply)
    ? { k: entry.k, reply: entry.value.reply }
    : undefined;

/** The entry with what it carries changed: a fact's payload, an answer's reply. */
function withCarried(entry: Entry, change: (value: object) => unknown): Entry {
  if (entry.kind === 'derived' && 'payload' in entry.action)
    return { ...entry, action: { ...entry.action, payload: changed(entry.action['payload'], change) } };
  const answer = replyOf(entry);
  return answer && entry.kind === 'answered'
    ? { ...entry, value: { ...(entry.value as Fields), reply: changed(answer.reply, change) } }
    : entry;
}

/** The reply that came for a command, and the parts of it, that are worth a reference. */
function partsOf($reply: number, reply: object): readonly Part[] {
  const parts = Array.isArray(reply)
    ? []
    : Object.entries(reply as Fields).flatMap(([part, value]) =>
        isObject(value) ? [{ $reply, part, value }] : [],
      );
  return [{ $reply, value: reply }, ...parts].filter(({ value }) => JSON.stringify(value).length >= SHORTEST);
}

/** The entries as they stand in a file: what a fact carries, or an answer says again, of an earlier reply names that one. */
export function withReferences(entries: readonly Entry[]): readonly Entry[] {
  const known: Part[] = [];
  return entries.map((entry) => {
    const written = withCarried(entry, (value) => {
      const found = known.findLast((part) => sameJson(part.value, value));
      return found && { $reply: found.$reply, ...(found.part !== undefined && { part: found.part }) };
    });
    const answer = replyOf(entry);
    if (answer) known.push(...partsOf(answer.k, answer.reply));
    return written;
  });
}

/** What is said of a reference to nothing. */
export const lostReply = ({ $reply }: Reference) =>
  `no reply to command ${shortJson($reply)} stands before it`;

/** A reference to nothing is a fault of whoever made the file. */
function refuse(reference: Reference): never {
  throw new Error(lostReply(reference));
}

/** What a reply has under that name itself, and not as every object has it. */
const partOf = (whole: object | undefined, part: unknown) =>
  whole && isText(part) && Object.hasOwn(whole, part) ? (whole as Fields)[part] : undefined;

const areRows = (rows: unknown) => Array.isArray(rows) && rows.length === 2 && rows.every(isCount);

/** The entries with what their references stand for; `lost` says what stands for a reference to nothing, in which entry. */
export function withoutReferences(
  entries: readonly Entry[],
  lost: (reference: Reference, index: number) => unknown = refuse,
): readonly Entry[] {
  const replies = new Map<number, object>();
  let repeated = 0;

  function named({ $reply, part, rows }: Reference): unknown {
    const whole = replies.get($reply);
    const list = part === undefined ? whole : partOf(whole, part);
    if (rows === undefined || !Array.isArray(list)) return list;
    if (!areRows(rows)) throw new Error('the rows that a reference names are not two counts');
    const found = list.slice(...rows);
    refuseMoreThan(MOST_ROWS, (repeated += found.length));
    return found;
  }

  return entries.map((entry, index) => {
    const read = withCarried(entry, (value) => {
      if (!isReference(value)) return undefined;
      const found = named(value);
      return found === undefined ? lost(value, index) : found;
    });
    const answer = replyOf(read);
    const carried = answer ? answer.reply : read.kind === 'derived' && read.action['payload'];
    if (isObject(carried)) refuseMoreThan(MOST_VALUES, sizeOf(carried));
    if (answer) replies.set(answer.k, answer.reply);
    return read;
  });
}
