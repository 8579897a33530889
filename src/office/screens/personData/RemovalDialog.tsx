import { FormGroup, InputGroup } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { foldName } from '../../../contract/rules/text';
import { type OpenRemoval, personRemoval } from '../../workflows/persons/personRemoval';
import { NotDone } from '../shared/NotDone';
import { QuestionDialog } from '../shared/QuestionDialog';
import { useLastKnown } from '../shared/useLastKnown';
import { Fates } from './Fates';

/** Asks before somebody is removed for ever. While it fades it is about the same. */
export function RemovalDialog() {
  const state = useSelector(personRemoval.select);
  const last = useLastKnown('open', state.status === 'closed' ? undefined : state);
  if (!last) return null;
  const { kind, personId } = last.about;
  return (
    <RemovalQuestion
      key={`${kind} ${personId}`}
      dialog={last}
      isOpen={state.status !== 'closed'}
      isWorking={state.status === 'saving'}
    />
  );
}

interface RemovalQuestionProps {
  readonly dialog: OpenRemoval;
  readonly isOpen: boolean;
  readonly isWorking: boolean;
}

/** What goes and what stays; name or address has to be typed, so that nobody is removed by mistake. */
function RemovalQuestion({ dialog, isOpen, isWorking }: RemovalQuestionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const { name, addresses, held } = dialog.about;
  const isTyped = [name, ...addresses].some((known) => foldName(known) === foldName(typed));
  return (
    <QuestionDialog
      isOpen={isOpen}
      isDanger
      title={formatMessage({ id: 'personData.removal.title' }, { name })}
      isWorking={isWorking}
      isReady={isTyped}
      intent="danger"
      icon={<Trash />}
      confirmText={formatMessage({ id: 'personData.remove' })}
      onConfirm={() => dispatch(personRemoval.intents.submitted({}))}
      onClose={() => dispatch(personRemoval.intents.closed())}
    >
      {(dialog.status === 'refused' || dialog.status === 'doubtful') && (
        <NotDone
          className="gr-dialog-note"
          title={formatMessage({ id: 'personData.notRemoved' })}
          refusal={dialog.refusal}
        />
      )}
      <Fates held={held} />
      <p className="gr-muted">
        <FormattedMessage id="personData.removal.notReached" />
      </p>
      <FormGroup label={formatMessage({ id: 'personData.removal.type' }, { name })} labelFor={fieldId}>
        <InputGroup
          id={fieldId}
          value={typed}
          autoComplete="off"
          disabled={isWorking}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FormGroup>
    </QuestionDialog>
  );
}
