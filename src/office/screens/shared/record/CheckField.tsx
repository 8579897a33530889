import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { FieldValue } from '../../../workflows/records/autoSave';
import { FieldMarkSign } from './FieldMarkSign';
import { FieldNote } from './FieldNote';
import { useField } from './recordContext';
import { useMayChange } from '../useMay';

/** A yes or no of a record as a check. */
export function CheckField({ field }: { readonly field: string }) {
  const { formatMessage } = useIntl();
  const { draft, label, value, mark, change } = useField(field);
  const id = useId();
  const mayChange = useMayChange();
  const say = (isSo: FieldValue) =>
    formatMessage({ id: isSo === true ? 'talentRecord.yes' : 'talentRecord.no' });
  return (
    <div data-field={field}>
      <Checkbox
        id={id}
        checked={value === true}
        disabled={!mayChange}
        aria-invalid={mark === 'problem' || mark === 'conflict'}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      >
        {label} <FieldMarkSign mark={mark} />
      </Checkbox>
      <div id={`${id}-note`}>
        <FieldNote {...{ draft, field, label, mark, say }} fieldId={id} />
      </div>
    </div>
  );
}
