import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, type Draft, fieldMark, type FieldValue } from '../../../workflows/records/autoSave';

export type MessageId = FormatjsIntl.Message['ids'];

/** The record whose form stands around, and what its fields are called. */
interface RecordContext {
  readonly draft: Draft;
  readonly labelOf: (field: string) => MessageId;
}

const Context = createContext<RecordContext | null>(null);
export const RecordProvider = Context.Provider;

function useRecord(): RecordContext {
  const record = useContext(Context);
  if (!record) throw new Error('A field that saves itself stands in a SavingForm.');
  return record;
}

/** The draft of the form around. */
export const useDraft = (): Draft => useRecord().draft;

/** What the fields of the form around are called, for people. */
export function useLabelOf(): (field: string) => string {
  const { formatMessage } = useIntl();
  const { labelOf } = useRecord();
  return (field) => formatMessage({ id: labelOf(field) });
}

/** A field of the form around: its name for people, what it shows, where its save stands, and how it is changed. */
export function useField(field: string) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { draft, labelOf } = useRecord();
  const { form, recordId } = draft;
  return {
    draft,
    label: formatMessage({ id: labelOf(field) }),
    /** Undefined when nothing is known of the field. */
    value: draft.values[field],
    mark: fieldMark(draft, field),
    change: (value: FieldValue) =>
      dispatch(autoSaveIntents.changed({ form, recordId, values: { [field]: value } })),
  };
}
