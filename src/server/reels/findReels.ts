import { sql } from 'kysely';
import { ROWS_FOUND } from '../../contract/constants';
import { searchWords } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { holds } from '../database/like';
import { type Handler, read } from '../http/handler';
import { TALENT_NAMES } from '../database/talentNames';

const SEARCHED = sql`(reels.title_folded || ' ' || ${TALENT_NAMES})`;

/** The first talents' reels in whose title or talent's name every word occurs: by title, those of one title by whose they are. */
export const reelsFind: Handler<'reels.find'> = read(({ catalogue }, { search }) =>
  jsonRows(
    catalogue,
    scripts['reels.find'].reply,
    catalogue
      .selectFrom('reels')
      .innerJoin('talents', 'talents.talent_id', 'reels.talent_id')
      .where('reels.special', '=', 0)
      .where('reels.trashed_at', 'is', null)
      .where('talents.trashed_at', 'is', null)
      .where(({ and }) => and(searchWords(search).map((word) => holds(SEARCHED, word))))
      .select(['reels.reel_id', 'reels.title', 'reels.talent_id', 'talents.first_name', 'talents.last_name'])
      .orderBy('reels.title')
      .orderBy('talents.last_name')
      .orderBy('talents.first_name')
      .orderBy('reels.reel_id')
      .limit(ROWS_FOUND),
    {
      reelId: 'reel_id',
      title: 'title',
      talentId: 'talent_id',
      talentFirstName: 'first_name',
      talentLastName: 'last_name',
    },
    { isLong: true },
  ),
);
