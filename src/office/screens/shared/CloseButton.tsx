import { Button, Classes, type DialogProps } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';

interface CloseButtonProps {
  readonly onClose: DialogProps['onClose'];
  /** Side of the cross, in pixels. */
  readonly size?: number;
}

/** The cross of a dialog or drawer, named in the person's language: Blueprint's own is "Close" in every language. */
export function CloseButton({ onClose, size }: CloseButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="minimal"
      className={Classes.DIALOG_CLOSE_BUTTON}
      aria-label={formatMessage({ id: 'action.close' })}
      icon={<SmallCross size={size} />}
      onClick={onClose}
    />
  );
}
