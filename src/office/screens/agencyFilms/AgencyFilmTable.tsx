import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../../entities/configuration';
import {
  type AgencyFilmEntry,
  agencyFilmListIntents,
  selectAgencyFilmList,
} from '../../workflows/agencyFilmList';
import { useRows } from '../shared/rows/useRows';
import { AgencyFilmRow } from './AgencyFilmRow';

/** Pixels, as the style sheet has it. */
const ROW_HEIGHT = 60;

/** The films as a list: only the rows in sight are in the page, and the row that has the keyboard. */
export function AgencyFilmTable({ entries }: { readonly entries: readonly AgencyFilmEntry[] }) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const dispatch = useDispatch();
  const { view } = useSelector(selectAgencyFilmList);
  const { scroller, rows, activeRow, group } = useRows(entries.length, ROW_HEIGHT, view, (place) =>
    dispatch(agencyFilmListIntents.left(place)),
  );

  return (
    <div
      className="agency-film-table"
      role="table"
      aria-labelledby="agency-films-title"
      aria-rowcount={entries.length + 1}
    >
      <div role="presentation" className="agency-film-scroller" ref={scroller}>
        <div role="rowgroup" className="agency-film-columns">
          <div role="row" aria-rowindex={1} className="agency-film-grid">
            <span role="columnheader">
              <FormattedMessage id="agencyFilms.column.film" />
            </span>
            <span role="columnheader">
              <FormattedMessage id="createFilm.field.director" />
            </span>
            <span role="columnheader">
              <FormattedMessage id="agencyFilms.column.talent" />
            </span>
            <span role="columnheader">
              <FormattedMessage id="createFilm.field.year" />
            </span>
            <span role="columnheader" className="agency-film-length">
              <FormattedMessage id="agencyFilms.column.length" />
            </span>
            <span role="columnheader" className="gr-visually-hidden">
              <FormattedMessage id="talents.column.actions" />
            </span>
          </div>
        </div>
        <div role="rowgroup" aria-label={formatMessage({ id: 'talentPage.films' })} {...group}>
          {rows.map(({ row, top }) => {
            const entry = entries[row];
            return (
              entry && (
                <AgencyFilmRow
                  key={entry.film.filmId}
                  entry={entry}
                  row={row}
                  top={top}
                  media={media}
                  isActive={row === activeRow}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
