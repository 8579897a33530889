import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { passkeyName } from '../../../../contract/entities/passkey';
import { currentPassword } from '../../../../contract/entities/account';
import { selectDevices } from '../../../entities/devices';
import { selectOwnFactor } from '../../../entities/ownFactor';
import { TextField } from '../../../ui/TextField';
import { Note } from '../../../ui/Note';
import { secondFactorIntents, type SecondFactorState } from '../../../workflows/account/secondFactor';
import { useAccountForm } from '../../account/useAccountForm';
import { AccountForm } from '../AccountForm';
import { CurrentPassword } from '../CurrentPassword';
import { useDeviceName } from '../useDeviceName';
import { sentStep } from './sentStep';

const fields = { passkeyName, currentPassword };

interface AddPasskeyProps {
  readonly state: Extract<
    SecondFactorState,
    { readonly status: 'proving' | 'asking' | 'withDevice' | 'adding' }
  >;
  readonly email: string;
  readonly onClose: () => void;
}

/** What a new passkey is called, at first as the browser it is made in, and the password; then the browser asks for the rest. */
export function AddPasskey({ state, email, onClose }: AddPasskeyProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const address = useSelector(selectOwnFactor).data?.passkeysAt ?? '';
  const here = useSelector(selectDevices).data?.find(({ isThis }) => isThis);
  const deviceName = useDeviceName();
  const form = useAccountForm({
    fields,
    initialValues: { passkeyName: here ? deviceName(here.userAgent) : '', currentPassword: '' },
    sent: sentStep(state),
    submit: (values) => dispatch(secondFactorIntents.passwordSent(values)),
  });
  const trouble = state.status === 'proving' ? state.trouble : undefined;
  return (
    <AccountForm form={form} send="factor.addPasskeySend" onClose={onClose}>
      {trouble && (
        <Note
          intent="warning"
          role="alert"
          className="gr-dialog-note"
          title={formatMessage({ id: 'profile.notChanged' })}
        >
          {formatMessage({ id: `factor.trouble.${trouble}` }, { address })}
        </Note>
      )}
      <p>{formatMessage({ id: 'factor.addPasskeyLead' })}</p>
      <TextField
        {...form.field('passkeyName')}
        autoFocus
        label={formatMessage({ id: 'factor.passkeyName' })}
        hint={formatMessage({ id: 'factor.passkeyNameHint' })}
      />
      <CurrentPassword {...form.field('currentPassword')} login={email} />
      <p role="status" className="gr-muted">
        {state.status === 'withDevice' && formatMessage({ id: 'factor.withDevice' })}
      </p>
    </AccountForm>
  );
}
