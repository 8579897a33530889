import { type RawBuilder, sql } from 'kysely';
import { ROWS_FOUND } from '../../contract/constants';
import { searchWords } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { startsWith } from '../database/like';
import { type Handler, read } from '../http/handler';
import { holding } from './holding';
import { talentColumns, talentQuery } from './talentQuery';

const FIRST_NAME = sql.ref('talents.first_name_folded');
const LAST_NAME = sql.ref('talents.last_name_folded');

/**
 * The first talents in whose name, city or profession every word occurs: those whose first or last name begins with the first
 * word before all others, then as the list of all stands.
 */
export const talentsFind: Handler<'talents.find'> = read(async ({ catalogue }, { search, language }) => {
  const words = searchWords(search);
  const held = await holding(catalogue, words, language);
  const begins = words.slice(0, 1).map(beginning);
  const found = catalogue
    .selectFrom('talents')
    .select('talents.talent_id')
    .where('talents.trashed_at', 'is', null)
    .where(({ and }) => and(held));
  const ordered = begins.reduce((query, begin) => query.orderBy(begin), found);
  const first = ordered
    .orderBy('online', 'desc')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('talents.talent_id')
    .limit(ROWS_FOUND);
  const listed = begins.reduce(
    (query, begin) => query.orderBy(begin),
    talentQuery(catalogue).where('talents.talent_id', 'in', first),
  );
  return jsonRows(
    catalogue,
    scripts['talents.find'].reply,
    listed.orderBy('online', 'desc').orderBy('last_name').orderBy('first_name').orderBy('talents.talent_id'),
    talentColumns,
    { isLong: true },
  );
});

/** 0 for a talent whose first or last name begins with a word, 1 for all others. */
const beginning = (word: string): RawBuilder<number> =>
  sql`case when ${startsWith(FIRST_NAME, word)} or ${startsWith(LAST_NAME, word)} then 0 else 1 end`;
