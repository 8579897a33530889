import { Classes } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ListWorkflow } from '../../../workflows/tables/lists';
import { useOfList } from './useShown';

/** Chooses all that is found, or nothing. */
export function ChooseAll<Row, Chosen>({ workflow }: { readonly workflow: ListWorkflow<Row, Chosen> }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const found = useOfList(workflow.selectFound).length;
  const chosen = useOfList(workflow.selectChosenCount);
  const box = useRef<HTMLInputElement>(null);
  const isAll = chosen > 0 && chosen === found;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <span role="columnheader" className="list-choice">
      <label className={`${Classes.CONTROL} ${Classes.CHECKBOX}`}>
        <input
          ref={box}
          type="checkbox"
          className={Classes.CONTROL_INPUT}
          checked={isAll}
          aria-label={formatMessage({ id: 'list.chooseAll' })}
          onChange={() => dispatch(isAll ? workflow.intents.choiceCleared() : workflow.intents.allChosen())}
        />
        <span className={Classes.CONTROL_INDICATOR} />
        <span className="list-choice-words" aria-hidden="true">
          {formatMessage({ id: 'list.chooseAll' })}
        </span>
      </label>
    </span>
  );
}
