import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ROWS_ACTED_ON } from '../../../../contract/constants';
import type { ListWorkflow } from '../../../workflows/tables/lists';
import type { RowsAction } from './declaration';
import { useOfList } from './useShown';

interface RowsActionsProps<Row, Chosen> {
  readonly workflow: ListWorkflow<Row, Chosen>;
  readonly actions: readonly RowsAction<Chosen>[];
}

/** How many rows are chosen, and what can be done with all of them. */
export function RowsActions<Row, Chosen>({ workflow, actions }: RowsActionsProps<Row, Chosen>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const chosen = useOfList(workflow.selectChosen);
  const count = useOfList(workflow.selectChosenCount);
  const isTooMany = chosen.length === 0 && count > ROWS_ACTED_ON;
  return (
    <div role="group" aria-label={formatMessage({ id: 'list.chosenRows' })} className="list-chosen">
      <span role="status">
        {count > 0 && formatMessage({ id: 'list.chosen' }, { count })}
        {isTooMany && ` ${formatMessage({ id: 'list.tooManyChosen' }, { most: ROWS_ACTED_ON })}`}
      </span>
      {count > 0 && (
        <>
          {actions.map(({ text, icon, isDanger, act }) => (
            <Button
              key={text}
              size="small"
              icon={icon}
              intent={isDanger ? 'danger' : 'none'}
              variant="outlined"
              disabled={chosen.length === 0}
              text={formatMessage({ id: text })}
              onClick={() => act(chosen).forEach(dispatch)}
            />
          ))}
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={formatMessage({ id: 'list.chooseNone' })}
            onClick={() => dispatch(workflow.intents.choiceCleared())}
          />
        </>
      )}
    </div>
  );
}
