import { OverlayToaster, Toast } from '@blueprintjs/core';
import { Cross, ErrorIcon, Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import './topToast.css';

interface TopToastProps {
  readonly isGood: boolean;
  /** None takes the toast away. */
  readonly message: string | undefined;
  readonly onDismiss: () => void;
}

/** Says at the top right, below the bar, how something ended; its cross is ours as Blueprint's is "Close" in every language. */
export function TopToast({ isGood, message, onDismiss }: TopToastProps) {
  const { formatMessage } = useIntl();
  const close = { icon: <Cross />, 'aria-label': formatMessage({ id: 'action.close' }) };
  return (
    <OverlayToaster position="top-right" className="gr-top-toast">
      {message === undefined ? null : (
        <Toast
          key="toast"
          intent={isGood ? 'success' : 'danger'}
          icon={isGood ? <Tick /> : <ErrorIcon />}
          timeout={0}
          isCloseButtonShown={false}
          action={close}
          message={message}
          onDismiss={onDismiss}
        />
      )}
    </OverlayToaster>
  );
}
