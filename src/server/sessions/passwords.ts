import { randomBytes } from 'node:crypto';
import { atMost } from '../atMost';
import { Refused } from '../http/handler';

/** OWASP's recommendation for argon2id: 19 MiB of memory, two passes, one lane; it is the package's default too. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The threads that check a password are those that read files: some of them stay free. */
const inTurn = atMost(2);

let nobody: Promise<string> | undefined;

/** The argon2id hash of a password, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, COST);
}

/** So many wait for their turn, whoever floods us with passwords: about two seconds. */
const MOST_WAITING = 50;
/** Seconds until somebody who was refused tries again. */
const AGAIN_AFTER = 10;

/** How many wait: those at browsers that are known, who go first, and the others. */
const waiting = { known: 0, others: 0 };

const lineOf = (isKnownDevice: boolean) => (isKnownDevice ? 'known' : 'others');

/** Refuses an attempt while too many wait; asked before it is counted, it does not count as one that failed. */
export function requireRoom(isKnownDevice: boolean): void {
  if (waiting[lineOf(isKnownDevice)] >= MOST_WAITING)
    throw new Refused({ kind: 'tooMany', retryAfter: AGAIN_AFTER });
}

/**
 * True when the password fits the hash. Without a hash (no such account) it takes as long and is never true. Refuses it while
 * too many wait.
 */
export async function passwordFits(
  password: string,
  passwordHash: string | undefined,
  isKnownDevice = false,
): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  nobody ??= hashPassword(randomBytes(32).toString('hex'));
  const hash = passwordHash ?? (await nobody);
  requireRoom(isKnownDevice);
  const line = lineOf(isKnownDevice);
  waiting[line] += 1;
  const verifying = () => {
    waiting[line] -= 1;
    return verify(hash, password);
  };
  const fits = await inTurn(verifying, isKnownDevice);
  return fits && passwordHash !== undefined;
}
