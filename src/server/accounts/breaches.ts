import { createHash } from 'node:crypto';
import { log } from '../log';

/** Milliseconds that a service has to answer in: whoever chooses a password waits for it. */
const PATIENCE = 4000;
/** So many digits of the hash are told; thousands of passwords begin with the same. */
const TOLD = 5;

/**
 * Whether a password is among those that were breached somewhere, as a service at `address` says that speaks the range format
 * of Have I Been Pwned: it is told the first digits of a hash, and neither password nor hash. A service that cannot be asked
 * refuses nobody, and is told of.
 */
export async function isBreached(address: string | undefined, password: string): Promise<boolean> {
  if (address === undefined) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(address + hash.slice(0, TOLD), {
      headers: { 'add-padding': 'true', 'user-agent': 'Greenroom' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
    const lines = (await answer.text()).split('\n').map((line) => line.trim().toUpperCase().split(':'));
    // Lines that only fill the answer up have a count of 0.
    return lines.some(([rest, count]) => rest === hash.slice(TOLD) && Number(count) > 0);
  } catch (error) {
    log.warn(
      { err: error },
      'A new password was not held against breached ones: PASSWORD_BREACH_URL does not answer',
    );
    return false;
  }
}
