import { FormattedMessage, useIntl } from 'react-intl';
import type { SignInFailure } from '../../workflows/account/signIn';
import { refusalText } from '../shared/refusalText';

/** Why nobody was signed in: errors that are only logged say no more than that it failed (spec section 8). */
export function FailureText({ why }: { readonly why: SignInFailure }) {
  const intl = useIntl();
  return why.kind === 'refusal' ? (
    <>{refusalText(intl, why.refusal)}</>
  ) : (
    <FormattedMessage id="signIn.failedOther" />
  );
}
