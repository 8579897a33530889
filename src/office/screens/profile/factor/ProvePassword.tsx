import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { byName } from '../../../../contract/script';
import { secondFactorScripts } from '../../../../contract/scripts/secondFactor';
import { secondFactorIntents, type SecondFactorState } from '../../../workflows/account/secondFactor';
import { useAccountForm } from '../../account/useAccountForm';
import { AccountForm } from '../AccountForm';
import { CurrentPassword } from '../CurrentPassword';
import { sentStep } from './sentStep';

const { input: fields } = byName(secondFactorScripts)['account.prepareFactor'];

interface ProvePasswordProps {
  readonly state: Extract<SecondFactorState, { readonly status: 'proving' | 'asking' }>;
  readonly email: string;
  readonly onClose: () => void;
}

/** The password once more, and what comes of it. */
export function ProvePassword({ state, email, onClose }: ProvePasswordProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const form = useAccountForm({
    fields,
    initialValues: { currentPassword: '' },
    sent: sentStep(state),
    submit: (values) => dispatch(secondFactorIntents.passwordSent(values)),
  });
  return (
    <AccountForm form={form} send={`factor.${state.task}Send`} onClose={onClose}>
      <p>{formatMessage({ id: `factor.${state.task}Lead` }, { name: state.passkey?.passkeyName })}</p>
      <CurrentPassword {...form.field('currentPassword')} login={email} autoFocus />
    </AccountForm>
  );
}
