import { everyScript } from '../../contract/scripts';
import { withoutSecrets } from './secrets';
import { sliceHashes } from './stateHash';

/** One for all replays: what their states share, as those of one base do, is gone through once. */
const without = withoutSecrets(() => everyScript);

/** What these slices of a replayed state hash to, as far as they are there. */
export function playedHashes(state: unknown, names: readonly string[]): Readonly<Record<string, string>> {
  const slices = Object.entries((state ?? {}) as object).filter(([name]) => names.includes(name));
  return sliceHashes(Object.fromEntries(slices), without);
}
