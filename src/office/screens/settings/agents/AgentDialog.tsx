import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { agentNaming } from '../../../workflows/agency/agentNaming';
import { FormDialog } from '../../shared/FormDialog';
import { useLastKnown } from '../../shared/useLastKnown';
import { AgentForm } from './AgentForm';

/** What an agent is called. While it fades it is about the same. */
export function AgentDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(agentNaming.select);
  const last = useLastKnown('open', 'about' in state ? state : undefined);
  if (!last) return null;
  return (
    <FormDialog
      isOpen={state.status !== 'closed'}
      isSaving={state.status === 'saving'}
      className="gr-dialog"
      title={formatMessage({ id: 'settings.agents.change' }, { name: last.about.name })}
      question={formatMessage({ id: 'settings.discard' })}
      discard={() => dispatch(agentNaming.intents.closed())}
    >
      {(dialog) => <AgentForm key={last.about.id} {...dialog} dialog={last} />}
    </FormDialog>
  );
}
