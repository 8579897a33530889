import { DialogBody } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import type { SettingsFormFace } from './useSettingsForm';

interface SettingsFormProps {
  readonly form: SettingsFormFace;
  readonly onClose: () => void;
  /** Its fields. */
  readonly children: ReactNode;
}

/** The frame of a form of `useSettingsForm` in its dialog: why it was refused above the fields, its buttons below. */
export function SettingsForm({ form, onClose, children }: SettingsFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        {form.refusal && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'settings.notDone' })}
            refusal={form.refusal}
          />
        )}
        {children}
      </DialogBody>
      <FormFoot
        isSaving={form.isSaving}
        isReady={form.isReady}
        submitText={formatMessage({ id: 'settings.save' })}
        onClose={onClose}
      />
    </form>
  );
}
