import { type AlertProps, Button, Classes, Dialog, Icon } from '@blueprintjs/core';
import { useId } from 'react';
import './namedAlert.css';

type NamedAlertProps = Pick<
  AlertProps,
  | 'isOpen'
  | 'intent'
  | 'icon'
  | 'loading'
  | 'canEscapeKeyCancel'
  | 'canOutsideClickCancel'
  | 'cancelButtonText'
  | 'confirmButtonText'
  | 'onCancel'
  | 'onConfirm'
  | 'children'
>;

/**
 * A question or a notice under the name that it says. It looks like Blueprint's alert, whose buttons Tab goes through from
 * right to left: here as they are seen. It opens on the first one: the way back, where there is one.
 */
export function NamedAlert({
  isOpen,
  intent,
  icon,
  loading = false,
  canEscapeKeyCancel,
  canOutsideClickCancel,
  cancelButtonText,
  confirmButtonText,
  onCancel,
  onConfirm,
  children,
}: NamedAlertProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={id}
      className={Classes.ALERT}
      isOpen={isOpen}
      canEscapeKeyClose={canEscapeKeyCancel}
      canOutsideClickClose={canOutsideClickCancel}
      onOpened={(alert) => alert.querySelector('button')?.focus()}
      onClose={onCancel ?? onConfirm}
    >
      <div className={Classes.ALERT_BODY}>
        <Icon icon={icon} size={40} intent={intent} />
        <div id={id} className={Classes.ALERT_CONTENTS}>
          {children}
        </div>
      </div>
      <div className={`${Classes.ALERT_FOOTER} gr-alert-footer`}>
        {cancelButtonText && <Button text={cancelButtonText} disabled={loading} onClick={onCancel} />}
        <Button intent={intent} loading={loading} text={confirmButtonText} onClick={onConfirm} />
      </div>
    </Dialog>
  );
}
