import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectAddresses } from '../../entities/configuration';
import type { TalentEntry } from '../../entities/talents';
import { TalentColumns } from './TalentColumns';
import { TalentRow } from './TalentRow';
import { useActiveRow } from './useActiveRow';
import { useKeptPlace } from './useKeptPlace';

/** Pixels, as the style sheet has them. */
const ROW_HEIGHT = 52;
const HEAD_HEIGHT = 36;

interface TalentTableProps {
  readonly profession: string;
  readonly entries: readonly TalentEntry[];
  readonly isOfOneProfession: boolean;
  /** Which row of the whole list the first one is, from 0, and how many the list has. */
  readonly first: number;
  readonly total: number;
}

/** The list of talents: only the rows in sight are in the page, and the row that has the keyboard. */
export function TalentTable({ profession, entries, isOfOneProfession, first, total }: TalentTableProps) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const scroller = useRef<HTMLDivElement>(null);
  const { start, keep } = useKeptPlace(profession);
  const active = useActiveRow(entries.length, start.activeRow);
  const withActive = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active.row])].toSorted((a, b) => a - b),
    [active.row],
  );
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 3,
    initialOffset: start.scrollTop,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: withActive,
  });
  keep.current = { scrollTop: rows.scrollOffset ?? 0, activeRow: active.row };
  const pageSize = Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1);

  return (
    <div
      className={isOfOneProfession ? 'talent-table' : 'talent-table with-profession'}
      role="table"
      aria-labelledby="talents-title"
      aria-rowcount={total + 1}
    >
      <div role="presentation" className="talent-scroller" ref={scroller}>
        <TalentColumns isOfOneProfession={isOfOneProfession} />
        <div
          role="rowgroup"
          aria-label={formatMessage({ id: 'talents.rows' })}
          onKeyDown={(event) => active.onKeyDown(event, pageSize, rows.scrollToIndex)}
          onFocus={active.onFocus}
          style={{ height: rows.getTotalSize(), position: 'relative' }}
        >
          {rows.getVirtualItems().map(({ index, start: top }) => {
            const entry = entries[index];
            return (
              entry && (
                <TalentRow
                  // A search draws a screenful of rows anew: each place of the list keeps its elements and changes their words.
                  key={index}
                  entry={entry}
                  row={index}
                  first={first}
                  top={top - HEAD_HEIGHT}
                  media={media}
                  isActive={index === active.row}
                  isOfOneProfession={isOfOneProfession}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
