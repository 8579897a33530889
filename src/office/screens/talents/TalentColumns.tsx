import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalentList, talentListIntents, type TalentOrder } from '../../workflows/talents';

type ListRoot = Parameters<typeof selectTalentList>[0];

/** The head of the talents list; each of its columns sorts it. */
export const TalentColumns = memo(function TalentColumns({
  isOfOneProfession,
}: {
  readonly isOfOneProfession: boolean;
}) {
  return (
    <div role="rowgroup" className="talent-columns">
      <div role="row" aria-rowindex={1} className="talent-grid">
        <SortableColumn order="name" />
        {!isOfOneProfession && <SortableColumn order="profession" />}
        <SortableColumn order="city" />
        <SortableColumn order="films" />
        <SortableColumn order="reels" />
        <SortableColumn order="online" />
        <span role="columnheader">
          <span className="gr-visually-hidden">
            <FormattedMessage id="talents.column.actions" />
          </span>
        </span>
      </div>
    </div>
  );
});

function SortableColumn({ order }: { readonly order: TalentOrder }) {
  const isSorted = useSelector((root: ListRoot) => selectTalentList(root).order === order);
  const isDescending = useSelector((root: ListRoot) => selectTalentList(root).descending);
  const dispatch = useDispatch();
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <span
      role="columnheader"
      aria-sort={isSorted ? direction : 'none'}
      className={order === 'films' || order === 'reels' ? 'talent-number' : undefined}
    >
      <button type="button" className="talent-sort" onClick={() => dispatch(talentListIntents.sorted(order))}>
        <FormattedMessage id={`talents.column.${order}`} />
        {isSorted && (isDescending ? <ChevronDown size={12} /> : <ChevronUp size={12} />)}
      </button>
    </span>
  );
}
