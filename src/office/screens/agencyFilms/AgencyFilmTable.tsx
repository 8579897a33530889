import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../../entities/configuration';
import {
  type AgencyFilmEntry,
  agencyFilmListIntents,
  selectAgencyFilmList,
} from '../../workflows/agencyFilmList';
import { useActiveRow } from '../talents/useActiveRow';
import { AgencyFilmRow } from './AgencyFilmRow';

/** Pixels, as the style sheet has them. */
const ROW_HEIGHT = 60;
const HEAD_HEIGHT = 36;

/** The films as a list: only the rows in sight are in the page, and the row that has the keyboard. */
export function AgencyFilmTable({ entries }: { readonly entries: readonly AgencyFilmEntry[] }) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const scroller = useRef<HTMLDivElement>(null);
  const { start, keep } = useKeptPlace();
  const active = useActiveRow(entries.length, start.activeRow);
  const withActive = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active.row])].toSorted((a, b) => a - b),
    [active.row],
  );
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    initialOffset: start.scrollTop,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: withActive,
  });
  keep.current = { scrollTop: rows.scrollOffset ?? 0, activeRow: active.row };
  const pageSize = Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1);

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
              <FormattedMessage id="filmSheet.field.director" />
            </span>
            <span role="columnheader">
              <FormattedMessage id="agencyFilms.column.talent" />
            </span>
            <span role="columnheader">
              <FormattedMessage id="filmSheet.field.year" />
            </span>
            <span role="columnheader" className="agency-film-length">
              <FormattedMessage id="agencyFilms.column.length" />
            </span>
          </div>
        </div>
        <div
          role="rowgroup"
          aria-label={formatMessage({ id: 'talentPage.films' })}
          onKeyDown={(event) => active.onKeyDown(event, pageSize, rows.scrollToIndex)}
          onFocus={active.onFocus}
          style={{ height: rows.getTotalSize(), position: 'relative' }}
        >
          {rows.getVirtualItems().map(({ index, start: top }) => {
            const entry = entries[index];
            return (
              entry && (
                <AgencyFilmRow
                  key={entry.film.filmId}
                  entry={entry}
                  row={index}
                  top={top - HEAD_HEIGHT}
                  media={media}
                  isActive={index === active.row}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Where the list was left the last time, and a reference to keep up to date: it is remembered when the list goes. */
function useKeptPlace() {
  const dispatch = useDispatch();
  const { view } = useSelector(selectAgencyFilmList);
  const [start] = useState(view);
  const keep = useRef({ scrollTop: start.scrollTop, activeRow: start.activeRow });
  useEffect(
    () => () => {
      dispatch(agencyFilmListIntents.left(keep.current));
    },
    [dispatch],
  );
  return { start, keep };
}
