import { Button, type ButtonProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { KeyAction } from './usePictureKeys';

interface KeyButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  readonly action: KeyAction;
  /** What is said beside its text. */
  readonly children?: ReactNode;
}

/** A button with the key that does the same. */
export const KeyButton = ({ action, children, ...button }: KeyButtonProps) => (
  <Button
    {...button}
    disabled={action.isDisabled}
    aria-keyshortcuts={action.key}
    onClick={action.act}
    icon={
      <kbd className="check-key" aria-hidden="true">
        {action.key}
      </kbd>
    }
  >
    {action.text}
    {children}
  </Button>
);
