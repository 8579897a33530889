import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalentList, talentListIntents, type TalentOrder } from '../../workflows/talents';

/** The head of the talents list; three of its columns sort it. */
export function TalentColumns({ isOfOneProfession }: { readonly isOfOneProfession: boolean }) {
  return (
    <div role="rowgroup" className="talent-columns">
      <div role="row" aria-rowindex={1} className="talent-grid">
        <SortableColumn order="name" />
        {!isOfOneProfession && (
          <span role="columnheader" className="talent-profession">
            <FormattedMessage id="talents.column.profession" />
          </span>
        )}
        <SortableColumn order="city" />
        <SortableColumn order="films" />
        <span role="columnheader" className="talent-number">
          <FormattedMessage id="talents.column.reels" />
        </span>
        <span role="columnheader">
          <FormattedMessage id="talents.column.online" />
        </span>
      </div>
    </div>
  );
}

function SortableColumn({ order }: { readonly order: TalentOrder }) {
  const list = useSelector(selectTalentList);
  const dispatch = useDispatch();
  const isSorted = list.order === order;
  const direction = list.descending ? 'descending' : 'ascending';
  return (
    <span
      role="columnheader"
      aria-sort={isSorted ? direction : 'none'}
      className={order === 'films' ? 'talent-number' : undefined}
    >
      <button type="button" className="talent-sort" onClick={() => dispatch(talentListIntents.sorted(order))}>
        <FormattedMessage id={`talents.column.${order}`} />
        {isSorted && (list.descending ? <ChevronDown size={12} /> : <ChevronUp size={12} />)}
      </button>
    </span>
  );
}
