import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, fieldMark, type FieldValue } from '../../workflows/autoSave';
import { useDraft } from '../autoSave/draftContext';
import { FieldMarkSign } from '../autoSave/FieldMarkSign';
import { FieldNote } from '../autoSave/FieldNote';

/** A licence as a check, which saves itself. */
export function RecordCheck({ field }: { readonly field: 'licenceB' | 'licenceHeavy' }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const id = useId();
  const draft = useDraft();
  const { form, recordId } = draft;
  const mark = fieldMark(draft, field);
  const label = formatMessage({ id: `talentRecord.field.${field}` });
  const say = (value: FieldValue) =>
    formatMessage({ id: value === true ? 'talentRecord.yes' : 'talentRecord.no' });
  return (
    <div>
      <Checkbox
        id={id}
        checked={draft.values[field] === true}
        onChange={({ currentTarget }) =>
          dispatch(autoSaveIntents.changed({ form, recordId, values: { [field]: currentTarget.checked } }))
        }
      >
        {label} <FieldMarkSign mark={mark} />
      </Checkbox>
      <FieldNote {...{ draft, field, label, mark, say }} fieldId={id} />
    </div>
  );
}
