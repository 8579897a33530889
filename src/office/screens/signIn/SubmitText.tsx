import { Spinner } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { LOGIN_ATTEMPTS } from '../../../contract/constants';
import type { SignInState } from '../../workflows/account/signIn';

interface SubmitTextProps {
  readonly state: SignInState;
  readonly text?: FormatjsIntl.Message['ids'];
}

/** What the button says: that it signs in, or which attempt is on its way. */
export function SubmitText({ state, text = 'signIn.submit' }: SubmitTextProps) {
  if (state.status !== 'signingIn') return <FormattedMessage id={text} />;
  const { attempt } = state;
  return (
    <span className="sign-in-busy">
      <Spinner size={16} aria-hidden />
      {attempt === 1 ? (
        <FormattedMessage id="signIn.busy" />
      ) : (
        <FormattedMessage id="signIn.busyAgain" values={{ attempt, total: LOGIN_ATTEMPTS }} />
      )}
    </span>
  );
}
