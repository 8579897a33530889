import { Trash } from '@blueprintjs/icons';
import { AGENCY_FILMS_SHOWN } from '../../../contract/constants';
import { type ActedFilm, agencyFilmList, type AgencyFilmEntry } from '../../workflows/films/agencyFilmList';
import { deletionIntents, type Doomed } from '../../workflows/trash/deletion';
import { FilmMenu } from '../filmMenu/FilmMenu';
import type { List, RowsAction } from '../shared/list/declaration';
import { RowsToCome } from '../shared/list/RowsToCome';
import { FilmLength } from './FilmLength';
import { FilmTalent } from './FilmTalent';
import { FilmTitle } from './FilmTitle';

const doomed = ({ film: { filmId: id, title, talentId = '', onReel } }: ActedFilm): Doomed => ({
  kind: 'film',
  id,
  title,
  talentId,
  onReel,
});
const remove: RowsAction<ActedFilm>['act'] = (entries) => [
  deletionIntents.opened({ things: entries.map(doomed) }),
];

/** All films of the agency: the first 50 at first (spec section 9). */
export const agencyFilmRows: List<AgencyFilmEntry, ActedFilm> = {
  workflow: agencyFilmList,
  nameOf: ({ film }, { formatMessage }) => film.title || formatMessage({ id: 'film.untitled' }),
  rowHeight: 60,
  whileComing: RowsToCome,
  pageSize: AGENCY_FILMS_SHOWN,
  columns: [
    {
      id: 'title',
      header: 'agencyFilms.column.film',
      width: 'minmax(220px, 4fr)',
      narrow: 'minmax(184px, 4fr)',
      cell: ({ film }, place) => <FilmTitle film={film} place={place} />,
    },
    {
      id: 'director',
      header: 'createFilm.field.director',
      width: 'minmax(110px, 2fr)',
      narrow: 'minmax(90px, 2fr)',
      cell: ({ film: { director } }) => <span className="list-quiet">{director}</span>,
    },
    {
      id: 'talent',
      header: 'agencyFilms.column.talent',
      width: 'minmax(110px, 2fr)',
      narrow: 'minmax(90px, 2fr)',
      cell: (entry, { tabIndex }) => (
        <span className="list-quiet list-above">
          <FilmTalent entry={entry} tabIndex={tabIndex} />
        </span>
      ),
    },
    {
      id: 'year',
      header: 'createFilm.field.year',
      width: '56px',
      narrow: '44px',
      cell: ({ film }) => <span className="list-quiet">{film.year}</span>,
    },
    {
      id: 'length',
      header: 'agencyFilms.column.length',
      isNumber: true,
      width: '110px',
      narrow: '90px',
      cell: ({ film }) => (
        <span className="list-quiet">
          <FilmLength film={film} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '32px',
      cell: ({ film }, { tabIndex }) =>
        film.talentId && (
          <span className="list-above">
            <FilmMenu film={film} talentId={film.talentId} tabIndex={tabIndex} />
          </span>
        ),
    },
  ],
  rowsActions: [{ text: 'action.delete', icon: <Trash size={14} />, isDanger: true, act: remove }],
  remove,
  texts: {
    count: 'talentPage.count',
    found: 'talentPage.found',
    rows: 'talentPage.films',
    search: 'agencyFilms.search',
    searchHint: 'agencyFilms.searchHint',
  },
};
