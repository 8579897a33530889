import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { useAccountForm } from '../account/useAccountForm';
import { NotDone } from '../shared/NotDone';
import { useTyped } from '../shared/useClosing';

type MessageId = FormatjsIntl.Message['ids'];

/** What a dialog hands to the form in it. */
export interface InAccountDialog {
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

interface AccountFormProps extends InAccountDialog {
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'form' | 'note' | 'isBusy' | 'isTyped'>;
  /** What the button says. */
  readonly send: MessageId;
  readonly intent?: 'primary' | 'danger';
  readonly children: ReactNode;
}

/** The form of a dialog about the own account: its fields, why nothing came of it, and its buttons. */
export function AccountForm({
  form,
  send,
  intent = 'primary',
  onTyped,
  onClose,
  children,
}: AccountFormProps) {
  const { formatMessage } = useIntl();
  const { note, isBusy, isTyped } = form;
  useTyped(onTyped, isTyped);
  return (
    <form {...form.form}>
      <DialogBody>
        {note && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'profile.notChanged' })}
            refusal={note}
          />
        )}
        {children}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} disabled={isBusy} onClick={onClose} />
            <Button type="submit" intent={intent} loading={isBusy} text={formatMessage({ id: send })} />
          </>
        }
      />
    </form>
  );
}
