import { Classes, Dialog, type DialogProps, H2 } from '@blueprintjs/core';
import { Fragment, useId, useState } from 'react';
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
  const { isOpen } = dialog;
  const [opening, setOpening] = useState({ isOpen, nth: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, nth: opening.nth + (isOpen ? 1 : 0) });
  const titleId = useId();
  return (
    <Dialog {...dialog} aria-labelledby={titleId}>
      <div className={Classes.DIALOG_HEADER}>
        {icon}
        <H2 id={titleId}>{title}</H2>
        {isCloseButtonShown && <CloseButton onClose={dialog.onClose} />}
      </div>
      {/* Opened again while it still fades away, it begins anew. */}
      <Fragment key={opening.nth}>{children}</Fragment>
    </Dialog>
  );
}
