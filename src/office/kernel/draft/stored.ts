import * as yup from 'yup';
import type { Draft } from './draft';
import type { FieldValue, Values } from './values';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'));

/** Of what is held back, a conflict is stored: without it saving would write over what a colleague saved. */
const isConflict = (hold: unknown): boolean =>
  isObject(hold) &&
  'kind' in hold &&
  hold.kind === 'conflict' &&
  'theirs' in hold &&
  isFieldValue(hold.theirs);

const fieldValues = yup
  .mixed<Values>((value): value is Values => isObject(value) && Object.values(value).every(isFieldValue))
  .defined();

const schema = yup.object({
  version: yup.number().strict().defined().nullable(),
  original: fieldValues,
  values: fieldValues,
  unsure: yup.array().of(fieldValues).defined(),
  holds: yup
    .mixed<Draft['holds']>(
      (value): value is Draft['holds'] => isObject(value) && Object.values(value).every(isConflict),
    )
    .default({}),
});

/** The draft that was stored, or undefined when it is not sound. */
function fromStored(stored: unknown): Draft | undefined {
  if (!schema.isValidSync(stored)) return undefined;
  const { version, original, values, unsure, holds = {} } = stored;
  return { version, original, values, secretEdits: {}, unsure, holds };
}

/** The drafts in a stored slice, by name, as far as they are sound. */
export function draftsIn(slice: unknown): Readonly<Record<string, Draft>> {
  if (!isObject(slice) || !('drafts' in slice) || !isObject(slice.drafts)) return {};
  return Object.fromEntries(
    Object.entries(slice.drafts).flatMap(([name, stored]) => {
      const draft = fromStored(stored);
      return draft ? [[name, draft]] : [];
    }),
  );
}
