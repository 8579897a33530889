import { Spinner } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { LOGIN_ATTEMPTS } from '../../../contract/constants';
import type { SignInState } from '../../workflows/signIn';

/** What the button says: that it signs in, or which attempt is on its way. */
export function SubmitText({ state }: { readonly state: SignInState }) {
  if (state.status !== 'signingIn') return <FormattedMessage id="signIn.submit" />;
  const { attempt } = state;
  return (
    <span className="sign-in-busy">
      <Spinner size={16} />
      {attempt === 1 ? (
        <FormattedMessage id="signIn.busy" />
      ) : (
        <FormattedMessage id="signIn.busyAgain" values={{ attempt, total: LOGIN_ATTEMPTS }} />
      )}
    </span>
  );
}
