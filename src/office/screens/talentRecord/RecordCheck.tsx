import { Checkbox } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, fieldMark } from '../../workflows/autoSave';
import { useDraft } from '../autoSave/draftContext';
import { FieldMarkSign } from '../autoSave/FieldMarkSign';
import { FieldNote } from '../autoSave/FieldNote';

/** A licence as a check, which saves itself. */
export function RecordCheck({ field }: { readonly field: 'licenceB' | 'licenceHeavy' }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const draft = useDraft();
  const { form, recordId } = draft;
  const mark = fieldMark(draft, field);
  const label = formatMessage({ id: `talentRecord.field.${field}` });
  return (
    <div>
      <Checkbox
        checked={draft.values[field] === true}
        onChange={({ currentTarget }) =>
          dispatch(autoSaveIntents.changed({ form, recordId, values: { [field]: currentTarget.checked } }))
        }
      >
        {label} <FieldMarkSign mark={mark} />
      </Checkbox>
      <FieldNote draft={draft} field={field} label={label} mark={mark} hint={undefined} />
    </div>
  );
}
