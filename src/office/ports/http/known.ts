import type { Answer } from '../../../contract/refusal';

/** So many answers are kept, of so many characters at most. */
const KEPT = 40;
const LONGEST = 1_000_000;

interface Known {
  readonly tag: string;
  readonly answer: Answer<unknown>;
}

/** What the server answered a person last, of calls whose answers it gives a tag: it need not send again what is still so. */
export function knownAnswers() {
  const known = new Map<string, Known>();
  let owner: string | undefined;
  return {
    /** What is known of a call; of another person's nothing is. */
    of(call: string, userId: string | undefined): Known | undefined {
      if (userId !== owner) known.clear();
      owner = userId;
      return known.get(call);
    },
    keep(
      call: string,
      userId: string | undefined,
      { headers }: Response,
      text: string,
      answer: Answer<unknown>,
    ) {
      const tag = headers.get('etag');
      if (!tag || userId !== owner || text.length > LONGEST) return;
      known.delete(call);
      known.set(call, { tag, answer });
      for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    },
  };
}
