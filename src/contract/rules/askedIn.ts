const isOfTheTry = (field: string) =>
  /^(?:requestId|version|secretVersion|language|seen[A-Z]\w*)$/.test(field);

/**
 * What a call asks for: the same under the same request id. Left out is what belongs to one try of it: its id, what the
 * person had seen by then, the language in which they are told, and what is not there.
 */
export const askedIn = (input: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input).filter(([field, value]) => value !== undefined && !isOfTheTry(field)),
  );
