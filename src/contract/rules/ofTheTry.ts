/**
 * Whether a field of a call belongs to one try of a request: its id, what the person had seen by then, the language in which
 * they are told. The rest is what is asked, and is the same under the same request id.
 */
export const isOfTheTry = (field: string): boolean =>
  /^(?:requestId|version|secretVersion|language|seen[A-Z]\w*)$/.test(field);
