import { select } from 'typed-redux-saga';
import { EXPORTED_BY_ID } from '../../../contract/scripts/exports';
import { request } from '../../kernel/request';
import { agencyFilmList } from '../films/agencyFilmList';
import { selectLanguage } from '../office/preferences';
import { talentList } from '../talents/talentList';
import { tableExport } from './tableExport';

/** The lists of which there are tables. */
export const exportedLists = ['talents', 'films'] as const;
export type ExportedList = (typeof exportedLists)[number];

/** Which rows of a list: those that are chosen there, those that it shows, or all there are. */
export type ExportedRows = 'chosen' | 'found' | 'all';

interface Asked {
  readonly of: ExportedList;
  readonly rows: ExportedRows;
}

type Root = Parameters<typeof talentList.selectChosen>[0] & Parameters<typeof agencyFilmList.selectChosen>[0];

/** The ids of the rows that are meant, in the order of the list; nothing for all there are. */
function idsOf(state: Root, { of, rows }: Asked): readonly string[] | undefined {
  if (rows === 'all') return undefined;
  const isChosen = rows === 'chosen';
  return of === 'talents'
    ? (isChosen ? talentList.selectChosen(state) : talentList.selectFound(state)).map(talentList.idOf)
    : (isChosen ? agencyFilmList.selectChosen(state) : agencyFilmList.selectFound(state)).map(
        agencyFilmList.idOf,
      );
}

/** How many rows of a list are meant, by what is meant; more than are exported by their ids, and none, are not offered. */
export const selectExportable = (
  state: Root,
  of: ExportedList,
  rows: Exclude<ExportedRows, 'all'>,
): number => {
  const { length } = idsOf(state, { of, rows }) ?? [];
  return length <= EXPORTED_BY_ID ? length : 0;
};

/** Rows of a list of talents or films as a table, with headings in the person's language. */
export const listExport = tableExport({
  name: 'listExport',
  *ask(asked: Asked) {
    const ids = yield* select(idsOf, asked);
    const language = yield* select(selectLanguage);
    const input = { ids, language };
    return asked.of === 'talents'
      ? yield* request('talents.export', input)
      : yield* request('films.export', input);
  },
  fileName: ({ of }) => `${of}.csv`,
});
