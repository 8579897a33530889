/** The named fields that are there. */
export const pick = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))) as Record<
    string,
    T
  >;

/** All fields but the named ones. */
export const omit = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
