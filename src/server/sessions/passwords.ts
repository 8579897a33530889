import { randomBytes } from 'node:crypto';
import { atMost } from '../atMost';

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

/** True when the password fits the hash. Without a hash (no such account) it takes as long and is never true. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  nobody ??= hashPassword(randomBytes(32).toString('hex'));
  const hash = passwordHash ?? (await nobody);
  const fits = await inTurn(() => verify(hash, password));
  return fits && passwordHash !== undefined;
}
