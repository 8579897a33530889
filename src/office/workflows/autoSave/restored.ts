import * as yup from 'yup';
import { commonOf, unsavedFields } from './draft';
import type { FieldValue, Values } from './form';
import { type FormName, forms } from './forms';
import { type AutoSaveState, type Draft, type DraftCommon, keyText } from './state';

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'));
/** Of what is held back, a conflict is stored: without it "Save it" would write over what a colleague saved. */
const isConflict = (hold: unknown): boolean =>
  typeof hold === 'object' &&
  hold !== null &&
  'kind' in hold &&
  hold.kind === 'conflict' &&
  'theirs' in hold &&
  isFieldValue(hold.theirs);
const fieldValues = yup
  .mixed<Values>(
    (value): value is Values => typeof value === 'object' && Object.values(value).every(isFieldValue),
  )
  .defined();

const stored = yup.object({
  on: yup.boolean().strict().defined(),
  drafts: yup.mixed<object>((value): value is object => typeof value === 'object').defined(),
});

const storedDraft = yup.object({
  form: yup
    .string<FormName>()
    .strict()
    .defined()
    .oneOf(Object.keys(forms) as FormName[]),
  recordId: yup.string().strict().defined(),
  version: yup.number().strict().defined().nullable(),
  original: fieldValues,
  values: fieldValues,
  unsure: yup.array().of(fieldValues).defined(),
  holds: yup
    .mixed<DraftCommon['holds']>(
      (value): value is DraftCommon['holds'] =>
        typeof value === 'object' && Object.values(value as object).every(isConflict),
    )
    .default({}),
});

/** What auto-save starts with: every stored draft that has unsaved text is offered again. Undefined when none is sound. */
export function restoredAutoSave(kept: unknown): AutoSaveState | undefined {
  if (!stored.isValidSync(kept)) return undefined;
  const drafts = Object.values(kept.drafts)
    .filter((draft) => storedDraft.isValidSync(draft))
    .map((draft): Draft => {
      const { holds = {} } = draft;
      const plain = { ...draft, secretEdits: {}, holds, marks: {}, saves: 0 };
      return { ...commonOf(plain), status: 'offered' };
    })
    .filter((draft) => unsavedFields(draft).length > 0);
  return { on: kept.on, drafts: Object.fromEntries(drafts.map((draft) => [keyText(draft), draft])) };
}
