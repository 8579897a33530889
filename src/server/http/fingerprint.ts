import { askedIn } from '../../contract/rules/askedIn';
import type { AnyScript } from '../../contract/script';
import type { Vault } from '../vault/vault';

/**
 * A mark of what a call asks for: the same for each try of one request, another one for anything else. `file` is the digest
 * of a file that came with it. Only the key of the installation makes it, so nobody guesses by it what was written.
 */
export function fingerprintOf(
  vault: Pick<Vault, 'mark'>,
  { name }: Pick<AnyScript, 'name'>,
  input: object,
  file?: string,
): string {
  return vault.mark(JSON.stringify(['request', name, askedIn(input), file], inOrder));
}

/** Objects with their fields in order, whatever the order they came in. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
