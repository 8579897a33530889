/** A slice's actions → its intents, those that are named, and its facts, all others. */
export function splitActions<A extends object, K extends keyof A & string>(
  actions: A,
  ...asked: readonly K[]
): { readonly intents: Pick<A, K>; readonly facts: Omit<A, K> } {
  const entries = Object.entries(actions);
  const isAsked = ([name]: [string, unknown]) => (asked as readonly string[]).includes(name);
  return {
    intents: Object.fromEntries(entries.filter(isAsked)) as Pick<A, K>,
    facts: Object.fromEntries(entries.filter((entry) => !isAsked(entry))) as Omit<A, K>,
  };
}
