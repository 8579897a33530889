import type { ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';

/** A reel that a film stands on; `owner` is the talent's name, empty for the agency's own. */
type Place = ReplyOf<ScriptByName['film.reels']>[number];

/** On which reels a film stands. */
export const filmPlaces = query({
  name: 'filmPlaces',
  keyOf: ({ filmId }: { readonly filmId: string }) => filmId,
  ask: ({ filmId }) => request('film.reels', { filmId }),
  dataOf: (places: readonly Place[]) => places,
  isLazy: true,
});
