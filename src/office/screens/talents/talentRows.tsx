import type { TalentEntry } from '../../entities/talents';
import { deletionIntents, type Doomed } from '../../workflows/trash/deletion';
import { type ActedTalent, talentList } from '../../workflows/talents/talentList';
import { talentSwitches } from '../../workflows/talents/talentSwitches';
import type { Column, List, RowsAction } from '../shared/list/declaration';
import { siteActions, siteFilter } from '../shared/list/onSite';
import { RowDelete } from '../shared/list/RowDelete';
import { RowsToCome } from '../shared/list/RowsToCome';
import { RowSwitch } from '../shared/list/RowSwitch';
import { Profession } from './Profession';
import { OpenRecord } from './OpenRecord';
import { TalentName } from './TalentName';

const doomed = ({ talent, name: title }: ActedTalent): Doomed => ({
  kind: 'talent',
  id: talent.talentId,
  title,
});

const name: Column<TalentEntry> = {
  id: 'name',
  header: 'talents.column.name',
  width: 'minmax(200px, 3fr)',
  narrow: 'minmax(154px, 3fr)',
  cell: (entry, place) => <TalentName entry={entry} place={place} />,
};

const profession: Column<TalentEntry> = {
  id: 'profession',
  header: 'talents.column.profession',
  width: 'minmax(110px, 2fr)',
  narrow: 'minmax(90px, 2fr)',
  cell: ({ talent }) => <Profession name={talent.profession} />,
};

const others: readonly Column<TalentEntry>[] = [
  {
    id: 'city',
    header: 'talents.column.city',
    width: 'minmax(110px, 2fr)',
    narrow: 'minmax(80px, 2fr)',
    cell: ({ talent }) => <span className="list-quiet">{talent.city}</span>,
  },
  {
    id: 'films',
    header: 'talents.column.films',
    isNumber: true,
    width: '72px',
    narrow: '56px',
    cell: ({ talent }) => talent.filmCount ?? '–',
  },
  {
    id: 'reels',
    header: 'talents.column.reels',
    isNumber: true,
    width: '72px',
    narrow: '56px',
    cell: ({ talent }) => talent.reelCount ?? '–',
  },
  {
    id: 'online',
    header: 'site.column',
    width: '124px',
    narrow: '120px',
    cell: ({ talent: { talentId: id, online }, name: title }, { tabIndex }) => (
      <RowSwitch switches={talentSwitches} id={id} name={title} online={online} tabIndex={tabIndex} />
    ),
  },
  {
    id: 'actions',
    header: 'list.actions',
    isHeaderHidden: true,
    width: '72px',
    cell: (entry, { tabIndex }) => (
      <>
        <OpenRecord entry={entry} tabIndex={tabIndex} />
        <RowDelete thing={doomed(entry)} tabIndex={tabIndex} />
      </>
    ),
  },
];

const remove: RowsAction<ActedTalent>['act'] = (entries) => [
  deletionIntents.opened({ things: entries.map(doomed) }),
];

/** The talents of all professions. */
export const talentRows: List<TalentEntry, ActedTalent> = {
  workflow: talentList,
  nameOf: (entry) => entry.name,
  columns: [name, profession, ...others],
  rowHeight: 52,
  whileComing: RowsToCome,
  filters: [siteFilter],
  rowsActions: siteActions(talentSwitches, doomed, ({ talent }) => talent.online, remove),
  remove,
  texts: {
    count: 'talents.count',
    found: 'talents.found',
    rows: 'talents.rows',
    search: 'talents.search',
    searchHint: 'talents.searchHint',
  },
};

/** Those of one profession, which its title names. */
export const talentRowsOfProfession: List<TalentEntry, ActedTalent> = {
  ...talentRows,
  columns: [name, ...others],
};
