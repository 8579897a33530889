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

/** How many rows of a list are meant, by what is meant; more than are exported by their ids, and none, are not offered. */
export const selectExportable = (
  state: Root,
  of: ExportedList,
  rows: Exclude<ExportedRows, 'all'>,
): number => {
  const list = of === 'talents' ? talentList : agencyFilmList;
  const count = rows === 'chosen' ? list.selectChosenCount(state) : list.selectFound(state).length;
  return count <= EXPORTED_BY_ID ? count : 0;
};

/** Rows of a list of talents or films as a table, with headings in the person's language. */
export const listExport = tableExport({
  name: 'listExport',
  *ask({ of, rows }: Asked) {
    const list = of === 'talents' ? talentList : agencyFilmList;
    const meant = rows === 'all' ? undefined : yield* list.findIds(rows);
    if (meant?.ok === false) return meant;
    const language = yield* select(selectLanguage);
    const input = { ids: meant?.reply, language };
    return of === 'talents' ? yield* request('talents.export', input) : yield* request('films.export', input);
  },
  fileName: ({ of }) => `${of}.csv`,
});
