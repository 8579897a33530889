import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { RefusalMessage, SignInState } from '../../workflows/account/signIn';
import { NamedAlert } from '../../ui/NamedAlert';

interface SignInAlertProps {
  readonly state: SignInState;
  readonly onClose: () => void;
}

/** The alerts of spec section 8: Authorization errors joined by line breaks, or that the error is not known. */
export function SignInAlert({ state, onClose }: SignInAlertProps) {
  const intl = useIntl();
  return (
    <NamedAlert
      isOpen
      intent="danger"
      confirmButtonText={intl.formatMessage({ id: 'action.ok' })}
      canEscapeKeyCancel
      canOutsideClickCancel
      onConfirm={onClose}
    >
      <p className="sign-in-messages">
        {state.status === 'refused' ? (
          refusalLines(intl, state.messages)
        ) : (
          <FormattedMessage id="signIn.unexplained" />
        )}
      </p>
    </NamedAlert>
  );
}

/** Why a sign-in was refused, a line a reason. */
export const refusalLines = (intl: IntlShape, messages: readonly RefusalMessage[]): string =>
  messages.map((message) => messageText(intl, message)).join('\n');

const messageText = ({ formatMessage }: IntlShape, message: RefusalMessage): string =>
  typeof message === 'string'
    ? message
    : formatMessage({ id: `signIn.refused.${message.code}` }, { minutes: message.minutes });
