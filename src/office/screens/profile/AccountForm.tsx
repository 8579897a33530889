import { DialogBody } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { useAccountForm } from '../account/useAccountForm';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { useTyped } from '../shared/useClosing';

type MessageId = FormatjsIntl.Message['ids'];

/** What a dialog hands to the form in it. */
export interface InAccountDialog {
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

interface AccountFormProps extends Pick<InAccountDialog, 'onClose'> {
  /** Told whether something is typed, where that is asked about. */
  readonly onTyped?: InAccountDialog['onTyped'];
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'form' | 'note' | 'isBusy' | 'isTyped'>;
  /** What the button says. */
  readonly send: MessageId;
  readonly children: ReactNode;
}

const untold = () => undefined;

/** The form of a dialog about the own account: its fields, why nothing came of it, and its buttons. */
export function AccountForm({ form, send, onTyped = untold, onClose, children }: AccountFormProps) {
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
      <FormFoot isSaving={isBusy} isReady submitText={formatMessage({ id: send })} onClose={onClose} />
    </form>
  );
}
