import type { ScriptName } from '../../../../contract/scripts';
import type { Invariant } from '../../../journal/explore';
import type { ReelChange } from '../../../workflows/reels/reelChanges';
import { asksIn, type Call, callsIn, intentsIn } from './calls';

interface Change {
  readonly kind: ReelChange['kind'];
  readonly filmId?: string;
  readonly rowIds?: readonly string[];
}

/** What each change of reels calls. */
const scripts: Readonly<Record<ReelChange['kind'], readonly ScriptName[]>> = {
  addFilm: ['reel.addFilm', 'specialReel.addFilm'],
  removeFilm: ['reel.removeFilm'],
  orderFilms: ['reel.orderFilms'],
  moveFilms: ['reel.moveFilms'],
  order: ['reel.order'],
  switch: ['reel.toggle', 'specialReel.toggle'],
  rename: ['reel.rename'],
  updateLink: ['reel.update'],
  updatePoster: ['reel.update'],
  describe: ['reel.rename'],
};
export const reelChangeScripts: ReadonlySet<string> = new Set(Object.values(scripts).flat());

const isOf = (change: Change, { script, input }: Call) =>
  scripts[change.kind].some((each) => each === script) &&
  (change.filmId === undefined || change.filmId === input['filmId']) &&
  (change.rowIds === undefined || change.rowIds.join() === (input['rowIds'] as string[]).join());
const deleting: ReadonlySet<string> = new Set(['reel.delete', 'specialReel.delete']);
const changing = new Set([...reelChangeScripts, ...deleting]);

/** Changes of reels reach the server in the order in which they were asked for, one after another, films at their places. A reel is deleted
 * between them. */
export const order: Invariant = {
  name: 'position out of order',
  broken({ entries }) {
    // A poster is saved by its dialog, which is locked meanwhile; only what it was before comes back among other changes.
    const isOfPoster = ({ input }: Call) => input['isUploaded'] !== undefined;
    // The list of all reels has a switch for each, which is saved beside the others.
    const isOfList = ({ by }: Call) => by === 'reelSwitches';
    const calls = callsIn(entries).filter(
      (call) => changing.has(call.script) && !isOfPoster(call) && !isOfList(call),
    );
    const asked = asksIn<Change>(entries, 'reelChanges/requested')
      .map(({ payload }) => payload)
      .filter(({ kind }) => kind !== 'updatePoster');
    const overlapping = calls.filter((call, index) => (calls[index - 1]?.to ?? -1) > call.from);
    const isStopped = intentsIn(entries, 'reelChanges/addingStopped').length > 0;
    const waiting = [...asked];
    const misplaced = calls.filter((call) => {
      if (deleting.has(call.script)) return false;
      // Films that a person left out are not asked for.
      while (isStopped && waiting[0]?.kind === 'addFilm' && !isOf(waiting[0], call)) waiting.shift();
      const change = waiting.shift();
      return change === undefined || !isOf(change, call);
    });
    return [
      ...overlapping.map(({ script }) => `${script} was called before the change ahead of it had ended`),
      ...misplaced.map(({ script }) => `${script} was not the change whose turn it was`),
    ];
  },
};
