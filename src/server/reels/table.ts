import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { tablePage } from '../database/tablePage';
import { type Handler, readCatalogue } from '../http/handler';
import { listedReelColumns, listedReels } from './listedReels';

/** All reels by their titles, a page of them, or those of some ids. */
export const reelsTable: Handler<'reels.table'> = readCatalogue(({ catalogue }, input) => {
  const reels = listedReels(catalogue).where(ofIds('reels.reel_id', input.reelIds));
  const page = tablePage(reels, input, {
    title: (query) => query.orderBy('reels.title').orderBy('owner').orderBy('reels.reel_id'),
  });
  return jsonRows(catalogue, scripts['reels.table'].reply, page, listedReelColumns, {
    isLong: input.limit === undefined && input.reelIds === undefined,
  });
});
