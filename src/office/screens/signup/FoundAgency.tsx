import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { accountLinkScripts } from '../../../contract/scripts/accountLinks';
import { founding } from '../../workflows/account/founding';
import { TextField } from '../../ui/TextField';
import { NameFields } from '../account/NameFields';
import { NewPassword } from '../account/NewPassword';
import { RefusalNote } from '../account/RefusalNote';
import { SendButton } from '../account/SendButton';
import { useAccountForm } from '../account/useAccountForm';
import { DoorPage } from '../signIn/DoorPage';

const { input: fields } = byName(accountLinkScripts)['account.found'];

/** Makes the first agency and its administrator, with the code that the server printed when it started. */
export function FoundAgency({ code }: { readonly code: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { form, field, setValue, note, isBusy } = useAccountForm({
    fields,
    initialValues: {
      foundingCode: code,
      agencyName: '',
      abbreviation: '',
      email: '',
      firstName: '',
      lastName: '',
      newPassword: '',
    },
    sent: useSelector(founding.select),
    submit: (values) => dispatch(founding.intents.submitted(values)),
  });
  const text = (name: 'foundingCode' | 'agencyName' | 'abbreviation' | 'email') => ({
    ...field(name),
    size: 'large' as const,
    label: formatMessage({ id: `account.${name}` }),
  });
  const asksForCode = code === '' || field('foundingCode').problem !== undefined;
  return (
    <DoorPage title="signup.foundTitle" lead={<FormattedMessage id="signup.foundLead" />}>
      <form className="sign-in-form" {...form}>
        {asksForCode && (
          <TextField
            {...text('foundingCode')}
            autoFocus={code === ''}
            hint={formatMessage({ id: 'signup.codeHint' })}
          />
        )}
        <TextField {...text('agencyName')} autoFocus={code !== ''} autoComplete="organization" />
        <TextField
          {...text('abbreviation')}
          hint={formatMessage({ id: 'signup.abbreviationHint' })}
          onChange={({ target }) => setValue('abbreviation', target.value.toUpperCase())}
        />
        <NameFields field={field} />
        <TextField {...text('email')} type="email" autoComplete="username" />
        <NewPassword {...field('newPassword')} size="large" />
        <RefusalNote refusal={note} />
        <SendButton text="signup.found" isBusy={isBusy} />
      </form>
    </DoorPage>
  );
}
