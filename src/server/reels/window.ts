import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { foundAndTotal } from '../database/listWindow';
import { type Handler, read } from '../http/handler';
import { foundReels, inListOrder } from './foundReels';
import { listedReelColumns, listedReels, liveReels } from './listedReels';

/** Some reels of the list of all as it is looked at, and how many were found. */
export const reelsWindow: Handler<'reels.window'> = read(
  async ({ catalogue }, { order, isDescending, first, count, ...looked }) => {
    const reels = foundReels(catalogue, looked);
    const counted = await foundAndTotal(
      catalogue,
      reels.select(({ fn }) => fn.countAll<number>().as('rows')),
      liveReels(catalogue).select(({ fn }) => fn.countAll<number>().as('rows')),
    );
    if (first >= counted.found) return { ...counted, rows: [] };
    const way = { order, isDescending };
    const shown = inListOrder(reels.select('reels.reel_id'), way).offset(first).limit(count);
    const rows = await jsonRows(
      catalogue,
      scripts['reels.table'].reply,
      inListOrder(listedReels(catalogue).where('reels.reel_id', 'in', shown), way),
      listedReelColumns,
      { isLong: true },
    );
    return { ...counted, rows };
  },
);

/** All reels that are found, in their order, as far as is needed to act on them. */
export const reelsFound: Handler<'reels.found'> = read(
  ({ catalogue }, { order, isDescending, ...looked }) => {
    const { reelId, title, kind, special, talentId, groupId, online } = listedReelColumns;
    return jsonRows(
      catalogue,
      scripts['reels.found'].reply,
      inListOrder(
        listedReels(catalogue).where(
          'reels.reel_id',
          'in',
          foundReels(catalogue, looked).select('reels.reel_id'),
        ),
        { order, isDescending },
      ),
      { reelId, title, kind, special, talentId, groupId, online },
      { isLong: true },
    );
  },
);
