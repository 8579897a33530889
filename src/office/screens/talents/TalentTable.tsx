import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../../entities/configuration';
import type { TalentEntry } from '../../entities/talents';
import { selectTalentListView, talentListIntents } from '../../workflows/talents';
import { useLinksWithin } from '../shared/rows/useLinksWithin';
import { useRows } from '../shared/rows/useRows';
import { TalentColumns } from './TalentColumns';
import { TalentRow } from './TalentRow';

/** Pixels, as the style sheet has it. */
const ROW_HEIGHT = 52;

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
  const dispatch = useDispatch();
  const followLink = useLinksWithin();
  const view = useSelector((state: Parameters<typeof selectTalentListView>[0]) =>
    selectTalentListView(state, profession),
  );
  const { scroller, rows, activeRow, group } = useRows(entries.length, ROW_HEIGHT, view, (place) =>
    dispatch(talentListIntents.left({ profession, ...place })),
  );

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
          onClick={followLink}
          {...group}
        >
          {rows.map(({ row, top }) => {
            const entry = entries[row];
            return (
              entry && (
                <TalentRow
                  // A search draws a screenful of rows anew: each place of the list keeps its elements and changes their words.
                  key={row}
                  entry={entry}
                  row={row}
                  first={first}
                  top={top}
                  media={media}
                  isActive={row === activeRow}
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
