import { Classes, Dialog, type DialogProps, H2 } from '@blueprintjs/core';
import { useId } from 'react';
import { CloseButton } from './CloseButton';

interface TitledDialogProps extends DialogProps {
  readonly title: string;
}

/** Blueprint's dialog under its title, with a cross that speaks the person's language. */
export function TitledDialog({
  title,
  icon,
  isCloseButtonShown = true,
  children,
  ...dialog
}: TitledDialogProps) {
  const titleId = useId();
  return (
    <Dialog {...dialog} aria-labelledby={titleId}>
      <div className={Classes.DIALOG_HEADER}>
        {icon}
        <H2 id={titleId}>{title}</H2>
        {isCloseButtonShown && <CloseButton onClose={dialog.onClose} />}
      </div>
      {children}
    </Dialog>
  );
}
