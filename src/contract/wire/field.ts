import type * as yup from 'yup';

/**
 * Whether a value reaches a journal, the DevTools or a log. A secret one is masked under its names, and a long one in what
 * people write elsewhere too; one that is secret under its own names alone may be an ordinary text elsewhere, as the
 * e-mail address that somebody signs in with, or is none that people write, as what a browser answers for a passkey.
 */
export type Secrecy = boolean | 'underItsNames';

/** One value of a call: its name on the wire, the schema of its domain value, and the way there and back. */
export interface Field<T, Optional extends boolean = boolean> {
  readonly wire: string;
  /** Its name in a row that has it under another one. */
  readonly also?: string;
  readonly schema: yup.Schema<T>;
  readonly optional: Optional;
  readonly secret: Secrecy;
  /** The most characters of a text, and how many it has at least but for blanks around it. */
  readonly max?: number;
  readonly min?: number;
  /** A text that people write as they like, and that no rule refuses: no word of the program's own stands there. */
  readonly isProse?: boolean;
  /** What stands for it where a row of a list lacks it; a row that lacks one without a blank is left out. */
  readonly blank?: T;
  /** Wire value → domain value. Throws WireError when the value is of another kind. */
  read(raw: unknown): T;
  /** Domain value → what stands on the wire. */
  write(value: T): unknown;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<unknown, true> ? K : never;
}[keyof F];

type Value<F> = F extends Field<infer T> ? T : never;

/** The domain object that a set of fields describes. */
export type ValueOf<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Value<F[K]> | undefined;
};

/** A value on the wire that is not of the kind the contract names. */
export class WireError extends Error {
  constructor(
    readonly wire: string,
    readonly expected: string,
  ) {
    super(`${wire}: ${expected} expected`);
    this.name = 'WireError';
  }
}

/** The same field, which may be absent: old scripts neither send nor read it. */
export function optional<T>(field: Field<T, false>): Field<T, true> {
  return { ...field, optional: true };
}

/** The same field, which a row may have under another name: an agency's old scripts call some ids so. */
export const alsoCalled = <T, O extends boolean>(also: string, field: Field<T, O>): Field<T, O> => ({
  ...field,
  also,
});

/** The same fields, each of which may be absent. */
export function optionals<F extends Readonly<Record<string, Field<unknown, false>>>>(
  fields: F,
): { readonly [K in keyof F]: F[K] extends Field<infer T> ? Field<T, true> : never } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, optional(field)]),
  ) as unknown as { readonly [K in keyof F]: F[K] extends Field<infer T> ? Field<T, true> : never };
}

/**
 * The same field, whose value never reaches a journal, the DevTools or a log. What a form keeps under the field's name is
 * secret with it; the name of one that no script carries goes into `rules/formSecrets.ts`.
 */
export function secret<O extends boolean>(
  field: Field<string, O>,
  secrecy: Secrecy = true,
): Field<string, O> {
  return { ...field, secret: secrecy };
}

/** The same field in another spelling: `read` follows the way in, `write` comes before the way out. */
export function spelled<T, O extends boolean>(
  field: Field<T, O>,
  { read, write }: { readonly read?: (value: T) => T; readonly write?: (value: T) => T },
): Field<T, O> {
  return {
    ...field,
    read: (raw) => (read ? read(field.read(raw)) : field.read(raw)),
    write: (value) => field.write(write ? write(value) : value),
  };
}
