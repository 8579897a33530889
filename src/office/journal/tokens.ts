import type { Lengths } from './secretNames';

/** Stands in logs where a secret stood; alone it is of an older log, in which it stands for any. */
export const MASK = '•••';

/** True of a text that stood for a secret in the log that this one is made from. */
export const isToken = (text: string): boolean => /^•{1,3}\d+\0?·*$/.test(text);

/** What PostgreSQL does not hold, and the contract refuses. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** True of a text in which one stands. */
export const holdsToken = (text: string): boolean => /•\d/.test(text);

/**
 * Makes the texts that stand for secrets: the same one for the same secret, another one for another. Each is as long as
 * it has to be for the limits of the secret's fields to say of it what they say of the secret, and is refused for what it
 * is made of where the secret is. What is empty or blank keeps nothing secret and stands as it is.
 */
export function createTokens(lengthsNow: () => Lengths): (secret: string) => string {
  const known = new Map<string, string>();
  return (secret) => {
    if (secret.trim() === '') return secret;
    const token = known.get(secret) ?? tokenOf(secret, known.size + 1, lengthsNow());
    known.set(secret, token);
    return token;
  };
}

function tokenOf(secret: string, number: number, { least, most }: Lengths): string {
  const written = secret.trim().length;
  const isFit = (length: number) =>
    [...least].every((limit) => written >= limit === length >= limit) &&
    [...most].every((limit) => secret.length <= limit === length <= limit);
  const end = UNSTORABLE.test(secret) ? `${number}\0` : String(number);
  const short = [MASK, MASK.slice(1), MASK.slice(2), ''].map((mask) => mask + end);
  const [first = 0] = [...least, ...[...most].map((limit) => limit + 1)].filter(isFit);
  return short.find(({ length }) => isFit(length)) ?? (MASK + end).padEnd(first, '·');
}
