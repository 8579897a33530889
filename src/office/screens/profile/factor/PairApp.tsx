import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { byName } from '../../../../contract/script';
import { secondFactorScripts } from '../../../../contract/scripts/secondFactor';
import { secondFactorIntents, type SecondFactorState } from '../../../workflows/account/secondFactor';
import { TextField } from '../../../ui/TextField';
import { useAccountForm } from '../../account/useAccountForm';
import { AccountForm } from '../AccountForm';
import { QrCode } from './QrCode';
import { sentStep } from './sentStep';

const { secondFactorCode } = byName(secondFactorScripts)['account.startFactor'].input;
const fields = { secondFactorCode };

interface PairAppProps {
  readonly state: Extract<SecondFactorState, { readonly status: 'pairing' | 'confirming' }>;
  readonly onClose: () => void;
}

/** What an authenticator app is given, as a picture and as text; a code of it shows that it has it. */
export function PairApp({ state, onClose }: PairAppProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const form = useAccountForm({
    fields,
    initialValues: { secondFactorCode: '' },
    sent: sentStep(state),
    submit: (values) => dispatch(secondFactorIntents.codeSent(values)),
  });
  return (
    <AccountForm form={form} send="factor.confirm" onClose={onClose}>
      <p>{formatMessage({ id: 'factor.scan' })}</p>
      <QrCode text={state.factorAddress} label={formatMessage({ id: 'factor.picture' })} />
      <p>{formatMessage({ id: 'factor.typeKey' })}</p>
      <p>
        <code className="factor-key">{state.factorKey.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        {...form.field('secondFactorCode')}
        autoFocus
        autoComplete="one-time-code"
        label={formatMessage({ id: 'factor.code' })}
      />
    </AccountForm>
  );
}
