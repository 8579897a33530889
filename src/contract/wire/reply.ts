import { type Fields, type ValueOf, WireError } from './field';
import { readRecord, readRow, type TellMissing, wiresOf, writeRecord } from './record';

/** How a script's answer looks: what the server writes and the office reads. */
export interface Reply<T, Written = T> {
  /** Said in the contract hash and in the documentation. */
  readonly shape: string;
  /** `tell` hears what rows of it lack. */
  read(body: unknown, tell?: TellMissing): T;
  write(value: Written): unknown;
  /** Its fields, where it is made of some: what is secret among them never reaches a journal. */
  readonly fields?: Fields;
}

/** The reply of rows whose JSON the database has built already, text or UTF-8; it stands on the wire as it is. */
export class RawRows {
  constructor(readonly json: string | Uint8Array<ArrayBuffer>) {}
}

/**
 * The rows under a key of a body, each as far as it can be read; those without an id are left out. Throws WireError when
 * there is no list, or none of its rows can be read.
 */
export function rowsIn<F extends Fields>(
  body: unknown,
  key: string,
  fields: F,
  tell?: TellMissing,
): readonly ValueOf<F>[] {
  const list = memberOf(body, key);
  if (!Array.isArray(list)) throw new WireError(key, 'a list');
  let last = '';
  const missing = (wire: string) => {
    last = wire;
    tell?.(`${key}.${wire}`);
  };
  const found = list.flatMap((row) => readRow(fields, row, missing) ?? []);
  if (found.length === 0 && list.length > 0) throw new WireError(last, 'rows with it');
  return found;
}

const memberOf = (body: unknown, key: string) => (Object(body) as Record<string, unknown>)[key];

/** `{ <key>: [ … ] }`; the server may hand the rows over as JSON that the database built. */
export function rows<F extends Fields>(key: string, fields: F): RowsReply<F> {
  return {
    shape: `${key}[${wiresOf(fields)}]`,
    key,
    fields,
    read: (body, tell) => rowsIn(body, key, fields, tell),
    write: (value) =>
      value instanceof RawRows ? value : { [key]: value.map((row) => writeRecord(fields, row)) },
  };
}

export interface RowsReply<F extends Fields> extends Reply<
  readonly ValueOf<F>[],
  readonly ValueOf<F>[] | RawRows
> {
  readonly key: string;
  readonly fields: F;
}

/** One JSON object. */
export function record<F extends Fields>(fields: F): Reply<ValueOf<F>> {
  return {
    shape: `{${wiresOf(fields)}}`,
    fields,
    read: (body) => readRecord(fields, body),
    write: (value) => writeRecord(fields, value),
  };
}

/** `{ status: "success", … }`: a change was made. */
export function done<F extends Fields>(fields: F): Reply<ValueOf<F>> {
  return {
    shape: `success{${wiresOf(fields)}}`,
    fields,
    read(body) {
      if (memberOf(body, 'status') !== 'success') throw new WireError('status', 'success');
      return readRecord(fields, body);
    },
    write: (value) => ({ status: 'success', ...writeRecord(fields, value) }),
  };
}

/** A success word as plain text, each with its domain value. */
export function word<const W extends Record<string, string>>(words: W): Reply<W[keyof W]> {
  return {
    shape: Object.keys(words).join('|'),
    read(body) {
      const value =
        typeof body === 'string' && Object.hasOwn(words, body.trim()) ? words[body.trim()] : undefined;
      if (value === undefined) throw new WireError('reply', Object.keys(words).join(' or '));
      return value as W[keyof W];
    },
    write: (value) => Object.keys(words).find((key) => words[key] === value),
  };
}

/** An identifier as plain text, as AddNewFilm replies. */
export function plainId(): Reply<string> {
  return {
    shape: 'id',
    read(body) {
      const value = typeof body === 'number' ? String(body) : body;
      if (typeof value !== 'string' || !/^[\w.-]{1,100}$/.test(value.trim()))
        throw new WireError('reply', 'an identifier');
      return value.trim();
    },
    write: (value) => value,
  };
}
