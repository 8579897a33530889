import type { DialogProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { TitledDialog } from './TitledDialog';
import { useClosing } from './useClosing';

/** What the form in the dialog is handed. */
interface InDialog {
  /** For `useTyped`. */
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

interface FormDialogProps extends Pick<DialogProps, 'className' | 'icon'> {
  readonly title: string;
  readonly isOpen: boolean;
  /** On its way: locked until there is an answer. */
  readonly isSaving?: boolean;
  /** What is asked before what was typed is thrown away. */
  readonly question: string;
  readonly discard: () => void;
  /** Draws the form. */
  readonly children: (dialog: InDialog) => ReactNode;
}

/** A dialog with a form: locked while it saves, and closing with something typed in it asks first. */
export function FormDialog({
  isOpen,
  isSaving = false,
  question: text,
  discard,
  children,
  ...dialog
}: FormDialogProps) {
  const { onTyped, close, question } = useClosing({ isOpen: isOpen && !isSaving, text, discard });
  return (
    <TitledDialog
      {...dialog}
      isOpen={isOpen}
      onClose={close}
      canEscapeKeyClose={!isSaving}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSaving}
    >
      {children({ onTyped, onClose: close })}
      {question}
    </TitledDialog>
  );
}
