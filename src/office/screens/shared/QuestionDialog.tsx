import { Button, DialogBody, DialogFooter, type DialogProps, type MaybeElement } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { TitledDialog } from './TitledDialog';

interface QuestionDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'aria-describedby' | 'canOutsideClickClose' | 'shouldReturnFocusOnClose' | 'onClosed'
> {
  readonly title: string;
  /** What is asked removes something: a red header stands over it. */
  readonly isDanger?: boolean;
  /** On its way: it cannot be left, only stopped where `onStop` is given. */
  readonly isWorking: boolean;
  /** What has to be chosen first is chosen. */
  readonly isReady?: boolean;
  readonly intent: 'primary' | 'danger';
  readonly icon?: MaybeElement;
  readonly confirmText: string;
  readonly onConfirm: () => void;
  readonly onStop?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done that is not lightly taken back: it opens on the way out, and stays until there is an answer. */
export function QuestionDialog({
  isDanger = false,
  isWorking,
  isReady = true,
  intent,
  icon,
  confirmText,
  onConfirm,
  onStop,
  onClose,
  canOutsideClickClose = false,
  children,
  ...dialog
}: QuestionDialogProps) {
  const { formatMessage } = useIntl();
  const confirm = useFocusOnChange<HTMLButtonElement>(isWorking);
  const isStoppable = isWorking && onStop !== undefined;
  return (
    <TitledDialog
      {...dialog}
      className={isDanger ? 'gr-dialog gr-dialog-danger' : 'gr-dialog'}
      role="alertdialog"
      canEscapeKeyClose={!isWorking}
      canOutsideClickClose={canOutsideClickClose && !isWorking}
      isCloseButtonShown={!isWorking}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <DialogBody>{children}</DialogBody>
        <DialogFooter
          actions={
            <>
              {isStoppable ? (
                <Button key="stop" text={formatMessage({ id: 'deletion.stop' })} onClick={onStop} />
              ) : (
                <Button
                  key="cancel"
                  autoFocus
                  text={formatMessage({ id: 'action.cancel' })}
                  disabled={isWorking}
                  onClick={onClose}
                />
              )}
              <Button
                type="submit"
                intent={intent}
                icon={icon}
                ref={confirm}
                loading={isWorking}
                disabled={!isReady}
                text={confirmText}
              />
            </>
          }
        />
      </form>
    </TitledDialog>
  );
}
