import type { Invariant } from '../../../journal/explore';
import { callsIn, intentsIn } from './calls';

interface Change {
  readonly kind: string;
  readonly rowIds?: readonly string[];
}

const scripts: Readonly<Record<string, string>> = {
  addFilm: 'reel.addFilm',
  removeFilm: 'reel.removeFilm',
  orderFilms: 'reel.orderFilms',
  switch: 'reel.toggle',
  delete: 'reel.delete',
};
const changing = new Set(Object.values(scripts));

/** Changes of reels reach the server in the order in which they were asked for, one after another, films at their places. */
export const order: Invariant = {
  name: 'position out of order',
  broken({ entries }) {
    const calls = callsIn(entries).filter(({ script }) => changing.has(script));
    const asked = intentsIn<Change>(entries, 'reelChanges/requested').map(({ payload }) => payload);
    const overlapping = calls.filter((call, index) => (calls[index - 1]?.to ?? -1) > call.from);
    const misplaced = calls.filter((call, index) => {
      const change = asked[index];
      return (
        change === undefined ||
        scripts[change.kind] !== call.script ||
        (change.rowIds !== undefined && change.rowIds.join() !== (call.input['rowIds'] as string[]).join())
      );
    });
    return [
      ...overlapping.map(({ script }) => `${script} was called before the change ahead of it had ended`),
      ...misplaced.map(({ script }) => `${script} was not the change whose turn it was`),
    ];
  },
};
