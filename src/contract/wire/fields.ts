import * as yup from 'yup';
import { ROWS_AT_ONCE, SEPARATOR, TEXT_LIMIT } from '../constants';
import { isBlank } from '../rules/blank';
import { type Field, optional, WireError } from './field';

interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  readonly matches?: RegExp;
  /** A rule that a text must keep unless it is empty. */
  readonly valid?: (text: string) => boolean;
}

function asText(wire: string, raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number') return String(raw);
  if (raw === null) return '';
  throw new WireError(wire, 'text');
}

function field<T>(
  wire: string,
  schema: yup.Schema<T>,
  read: (raw: unknown) => T,
  write: (value: T) => unknown,
): Field<T, false> {
  return { wire, schema, optional: false, secret: false, read, write };
}

/** Text of at most `max` characters (default TEXT_LIMIT); with `min: 1` something of it must be seen. */
export function text(
  wire: string,
  { min = 0, max = TEXT_LIMIT, matches, valid }: TextLimits = {},
): Field<string, false> {
  let schema = yup.string().strict().defined('required').max(max, 'tooLong');
  if (min > 0) schema = schema.test('blank', 'required', (value) => !isBlank(value));
  if (matches) schema = schema.matches(matches, { message: 'malformed', excludeEmptyString: true });
  if (valid) schema = schema.test('valid', 'malformed', (value) => value === '' || valid(value));
  const stored = schema.test('control', 'malformed', isStorable);
  const read = (raw: unknown) => asText(wire, raw);
  const isProse = !matches && (valid?.('any words') ?? true);
  return { ...field(wire, stored, read, (value) => value), min, max, isProse, blank: '' };
}

/** No NUL, which PostgreSQL does not hold, and no half of a character, which becomes another one on its way to a disk. */
const isStorable = (value: string) => !/[\0\p{Cs}]/u.test(value);

/** What an agency's own script says and the office only keeps: whatever it is, as text; absent where nothing is said. */
export const kept = (wire: string) =>
  optional({
    ...text(wire),
    read: (raw) => (typeof raw === 'string' ? raw : JSON.stringify(raw)),
  });

/**
 * An identifier: letters, digits, dot, dash and underscore, 1 to 100 characters (spec section 2); not dots alone, which
 * lead elsewhere in an address.
 */
export function id(wire: string): Field<string, false> {
  const { blank: _none, ...named } = text(wire, { min: 1, max: 100, matches: /^(?!\.+$)[\p{L}\p{N}._-]+$/u });
  return named;
}

/** `1` or `0` on the wire, with or without quotes; a boolean inside. */
export function flag(wire: string): Field<boolean, false> {
  const schema = yup.boolean().strict().defined('required');
  const read = (raw: unknown) => readFlag(wire, raw);
  return { ...field(wire, schema, read, (value) => (value ? '1' : '0')), blank: false };
}

/** The same flag as `true` or `false`, for calls that go out as JSON. */
export const jsonFlag = (wire: string): Field<boolean, false> => ({ ...flag(wire), write: (value) => value });

function readFlag(wire: string, raw: unknown): boolean {
  if (raw === 1 || raw === '1' || raw === true || raw === 'true') return true;
  if (raw === 0 || raw === '0' || raw === false || raw === 'false' || raw === '' || raw === null)
    return false;
  throw new WireError(wire, '1 or 0');
}

/** A whole number from `min` (default 0) to `max`. */
export function whole(wire: string, min = 0, max: number = Number.MAX_SAFE_INTEGER): Field<number, false> {
  const schema = yup
    .number()
    .strict()
    .defined('required')
    .integer('malformed')
    .min(min, 'tooSmall')
    .max(max, 'tooLarge');
  const read = (raw: unknown) => readWhole(wire, raw);
  return { ...field(wire, schema, read, (value) => value), blank: min };
}

function readWhole(wire: string, raw: unknown): number {
  const value = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw) : raw;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new WireError(wire, 'a whole number');
}

/** One of a few words on the wire, each with its domain value: `choice('IS_NEW', { YES: true, NO: false })`; its blank is NO. */
export function choice<const W extends Record<string, string | boolean>>(
  wire: string,
  words: W,
): Field<W[keyof W], false> {
  type Choice = W[keyof W];
  const values = Object.values(words) as Choice[];
  const schema = yup.mixed<Choice>().defined('required').oneOf(values, 'malformed') as yup.Schema<Choice>;
  const read = (raw: unknown): Choice => {
    const value = typeof raw === 'string' && Object.hasOwn(words, raw) ? words[raw] : undefined;
    if (value === undefined) throw new WireError(wire, `one of ${Object.keys(words).join(', ')}`);
    return value as Choice;
  };
  const write = (value: Choice) => Object.keys(words).find((word) => words[word] === value);
  const blank = words['NO'] as Choice | undefined;
  return { ...field(wire, schema, read, write), ...(blank !== undefined && { blank }) };
}

/** Several identifiers or numbers in one text, joined by the separator token (spec section 9). */
export function joined(wire: string, max = 1000): Field<readonly string[], false> {
  const schema = yup
    .array()
    .of(
      yup
        .string()
        .strict()
        .defined('required')
        .matches(/^[\p{L}\p{N}._-]{1,100}$/u, 'malformed'),
    )
    .defined('required')
    .max(max, 'tooLong') as yup.Schema<readonly string[]>;
  const read = (raw: unknown) =>
    asText(wire, raw)
      .split(SEPARATOR)
      .filter((part) => part !== '');
  return { ...field(wire, schema, read, (value) => value.join(SEPARATOR)), blank: [] };
}

/** Only the rows of these ids, as many as are there: a client asks so for what it was told is another one. Ours. */
export const ofIds = (wire: string) => optional(joined(wire, ROWS_AT_ONCE));
