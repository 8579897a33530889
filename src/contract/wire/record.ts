import * as yup from 'yup';
import { type Field, type Fields, type ValueOf, WireError } from './field';

/** Why an input was refused, by domain field name: `required`, `tooLong`, `malformed` … or `kind` (not of that kind). */
export type FieldProblems = Readonly<Record<string, string>>;

type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: FieldProblems };

/** The names of fields on the wire, in their order. */
export const wiresOf = (fields: Fields) => Object.values(fields).map(({ wire }) => wire);

/** A domain object → its wire object. Absent optional fields stay absent. */
export function writeRecord<F extends Fields>(fields: F, value: ValueOf<F>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const part = (value as Record<string, unknown>)[name];
    if (part !== undefined) wire[field.wire] = field.write(part);
  }
  return wire;
}

/** A wire object → its domain object. Throws WireError at the first field that does not fit. */
export function readRecord<F extends Fields>(fields: F, raw: unknown): ValueOf<F> {
  if (typeof raw !== 'object' || raw === null) throw new WireError('reply', 'an object');
  const wire = raw as Record<string, unknown>;
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const part = wire[field.wire];
    if (part === undefined && field.optional) continue;
    value[name] = field.read(part);
  }
  return value as ValueOf<F>;
}

/** Hears the name on the wire of what a row lacks. */
export type TellMissing = (wire: string) => void;

/**
 * A row of a list as far as it can be read: a field that is missing or of another kind is told, and stands there blank.
 * Undefined for a row that lacks what has no blank, as its id.
 */
export function readRow<F extends Fields>(
  fields: F,
  raw: unknown,
  tell: TellMissing,
): ValueOf<F> | undefined {
  const wire = Object(raw) as Record<string, unknown>;
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { also = field.wire } = field;
    const part = wire[field.wire] === undefined ? wire[also] : wire[field.wire];
    if (part === undefined && field.optional) continue;
    const found = readOr(field, part, tell);
    if (found === undefined && !field.optional) return undefined;
    value[name] = found;
  }
  return value as ValueOf<F>;
}

function readOr(field: Field<unknown>, part: unknown, tell: TellMissing): unknown {
  const blank = field.optional ? undefined : field.blank;
  try {
    const value = part === undefined ? undefined : field.read(part);
    if (value !== undefined && (value !== '' || field.optional || blank !== undefined)) return value;
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
  }
  tell(field.wire);
  return blank;
}

/** A wire object that came from outside → its domain object, or every problem by field (both ends use it). */
export function checkRecord<F extends Fields>(fields: F, raw: unknown): Checked<ValueOf<F>> {
  const wire = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const value: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const part = Object.hasOwn(wire, field.wire) ? wire[field.wire] : undefined;
    if (part === undefined) {
      if (!field.optional) problems[name] = 'required';
      continue;
    }
    try {
      value[name] = field.schema.validateSync(field.read(part));
    } catch (error) {
      if (error instanceof WireError) problems[name] = 'malformed';
      else if (error instanceof yup.ValidationError) problems[name] = error.message;
      else throw error;
    }
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, value: value as ValueOf<F> };
}

/** The yup schema of a domain object, for forms: the same rules that the server decodes with. */
export function schemaOf<F extends Fields>(fields: F): yup.ObjectSchema<ValueOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.optional ? (field.schema as yup.MixedSchema).optional() : field.schema,
    ]),
  );
  return yup.object(shape) as unknown as yup.ObjectSchema<ValueOf<F>>;
}

/** What is wrong with a domain object by field, as the server would refuse it; for forms whose fields have a say of their own. */
export function problemsOf<F extends Fields>(
  fields: F,
  value: ValueOf<F>,
): Partial<Record<keyof F & string, string>> {
  try {
    schemaOf(fields).validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message])) as Partial<
      Record<keyof F & string, string>
    >;
  }
}
