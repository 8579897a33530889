import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { foundAndTotal, inOrder } from '../database/listWindow';
import { type Handler, read } from '../http/handler';
import { listedTalents, ordersOf } from './listed';
import { talentColumns, talentQuery } from './talentQuery';

/** Some talents of a profession's list as it is looked at, and how many were found. */
export const talentsWindow: Handler<'talents.window'> = read(async ({ catalogue }, input) => {
  const { all, found: listed } = await listedTalents(catalogue, input);
  const { found, total } = await foundAndTotal(
    catalogue,
    listed.select(({ fn }) => fn.countAll<number>().as('rows')),
    all.select(({ fn }) => fn.countAll<number>().as('rows')),
  );
  const { order, isDescending, first, count } = input;
  if (first >= found) return { found, total, rows: [] };
  const orders = await ordersOf(catalogue, order);
  const shown = inOrder(listed.select('talents.talent_id'), orders, isDescending).offset(first).limit(count);
  const rows = await jsonRows(
    catalogue,
    scripts['talents.list'].reply,
    inOrder(talentQuery(catalogue).where('talents.talent_id', 'in', shown), orders, isDescending),
    talentColumns,
    { isLong: true },
  );
  return { found, total, rows };
});

/** All talents of a list that are found, in their order, as far as is needed to act on them. */
export const talentsFound: Handler<'talents.found'> = read(async ({ catalogue }, input) => {
  const { found } = await listedTalents(catalogue, input);
  const orders = await ordersOf(catalogue, input.order);
  const talents = inOrder(
    found.select(['talents.talent_id', 'first_name', 'last_name', 'online']),
    orders,
    input.isDescending,
  );
  const { talentId, firstName, lastName, online } = talentColumns;
  return jsonRows(
    catalogue,
    scripts['talents.found'].reply,
    talents,
    { talentId, firstName, lastName, online },
    { isLong: true },
  );
});
