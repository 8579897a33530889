import { Button, DialogFooter } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface FormFootProps {
  readonly isSaving: boolean;
  /** What is filled in can be handed over. */
  readonly isReady: boolean;
  readonly submitText: string;
  readonly onClose: () => void;
  /** Stands at the other end. */
  readonly children?: ReactNode;
}

/** The foot of a form in a dialog: leave it, or hand it over. */
export function FormFoot({ isSaving, isReady, submitText, onClose, children }: FormFootProps) {
  const { formatMessage } = useIntl();
  return (
    <DialogFooter
      actions={
        <>
          <Button text={formatMessage({ id: 'action.cancel' })} disabled={isSaving} onClick={onClose} />
          <Button type="submit" intent="primary" text={submitText} loading={isSaving} disabled={!isReady} />
        </>
      }
    >
      {children}
    </DialogFooter>
  );
}
