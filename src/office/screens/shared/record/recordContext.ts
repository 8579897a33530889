import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, type Draft, fieldMark, type FieldValue } from '../../../workflows/records/autoSave';
import { labelIn } from './labels';

const Context = createContext<Draft | null>(null);
export const DraftProvider = Context.Provider;

/** The draft of the form around. */
export function useDraft(): Draft {
  const draft = useContext(Context);
  if (!draft) throw new Error('A field that saves itself stands in a SavingForm.');
  return draft;
}

/** What the fields of the form around are called, for people. */
export function useLabelOf(): (field: string) => string {
  const { formatMessage } = useIntl();
  const { form } = useDraft();
  return (field) => formatMessage({ id: labelIn(form, field) });
}

/** A field of the form around: its name for people, what it shows, where its save stands, and how it is changed. */
export function useField(field: string) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const draft = useDraft();
  const { form, recordId } = draft;
  return {
    draft,
    label: formatMessage({ id: labelIn(form, field) }),
    /** Undefined when nothing is known of the field. */
    value: draft.values[field],
    mark: fieldMark(draft, field),
    change: (value: FieldValue) =>
      dispatch(autoSaveIntents.changed({ form, recordId, values: { [field]: value } })),
  };
}
