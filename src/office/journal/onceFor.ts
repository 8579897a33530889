/** The same function, which computes once for each object that it is given. */
export function onceFor<Given extends object, Value>(
  compute: (given: Given) => Value,
): (given: Given) => Value {
  const known = new WeakMap<Given, Value>();
  return (given) => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const value = compute(given);
    known.set(given, value);
    return value;
  };
}
