/** What a field holds: a text, a switch, or a list of texts. */
export type FieldValue = string | boolean | readonly string[];
/** Fields by their domain names. */
export type Values = Readonly<Record<string, FieldValue>>;

/** A record as the server has it. */
export interface RecordCopy<V extends Values = Values> {
  readonly values: V;
  /** The row version; null where the backend has none. */
  readonly version: number | null;
}

/** True when two field values are the same; a field that is not there differs from any value. */
export function same(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

/** The named fields that are there. */
export const pick = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))) as Record<
    string,
    T
  >;

/** All fields but the named ones. */
export const omit = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
