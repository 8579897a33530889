import { createContext, useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { FieldValue, OpenRecord, Values } from '../../../workflows/records/records';
import { problemText } from '../problemText';
import type { RecordFace, TextId } from './declaration';
import { useMayChange } from '../useMay';

/** The record whose page stands around. */
interface ShownRecord {
  readonly record: RecordFace;
  readonly page: OpenRecord;
}

const Context = createContext<ShownRecord | null>(null);
export const ShownRecordProvider = Context.Provider;

export function useShownRecord(): ShownRecord {
  const shown = useContext(Context);
  if (!shown) throw new Error('A field of a record stands in a RecordScreen.');
  return shown;
}

const nothingComes = () => false;

/** Whether the record on show may be saved, and how: what is still on its way would come too late. */
export function useSave() {
  const dispatch = useDispatch();
  const {
    record: { workflow, selectIsAwaited },
    page: { id },
  } = useShownRecord();
  const isAwaited = useSelector(selectIsAwaited ?? nothingComes);
  const canSave = useSelector(workflow.selectCanSave) && !isAwaited;
  const save = () => {
    if (canSave) dispatch(workflow.intents.submitted({ id }));
  };
  return { canSave, isAwaited, save };
}

/**
 * A field of the record on show: its value, how it is changed, and what is wrong with it once it was left or refused;
 * `malformed` says what to do about a text of the wrong form.
 */
export function useRecordField(name: string, malformed?: TextId) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const [isTouched, setTouched] = useState(false);
  const {
    record: { workflow, fields, labels },
    page,
  } = useShownRecord();
  const { id, draft } = page;
  const value = draft.values[name];
  const tried = page.status === 'editing' ? page.tried : null;
  const refused =
    tried?.refusal.kind === 'invalid' && tried.input[name] === value
      ? tried.refusal.problems[name]
      : undefined;
  // What was written before a reload was left then.
  const isLeft = isTouched || (page.status === 'editing' && page.isRestored && value !== '');
  const problem = (isLeft ? workflow.problemsOf(draft.values)[name] : undefined) ?? refused;
  return {
    id: `record-${name}`,
    name,
    label: intl.formatMessage({ id: labels[name] }),
    value,
    /** The person may only look at it. */
    isReadOnly: !mayChange,
    disabled: page.status !== 'editing' || !mayChange,
    problem:
      problem === 'malformed' && malformed
        ? intl.formatMessage({ id: malformed })
        : problemText(intl, problem, fields[name]?.max),
    /** `others` change with it. */
    change: (changed: FieldValue, others: Values = {}) => {
      dispatch(workflow.intents.typed({ id, values: { [name]: changed, ...others } }));
    },
    leave: () => setTouched(true),
  };
}
