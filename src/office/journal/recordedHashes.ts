import type { AnyScript } from '../../contract/script';
import { maskSlices } from './maskedEntry';
import { type Masker, withoutSecrets } from './secrets';
import { type Hashes, sliceHashes } from './stateHash';

export interface StateHashes {
  /** The hash of each slice of the masked state. */
  of(state: unknown): Hashes;
}

/** What states hash to as a file has it. A state is gone through once, until other secrets, or names of some, are known. */
export function createStateHashes(masker: Masker, scripts: () => readonly AnyScript[]): StateHashes {
  let secrets: unknown;
  let named: unknown;
  let known = new WeakMap<object, Hashes>();
  let without = withoutSecrets(scripts);

  function follow(): void {
    if (secrets === masker.known() && named === scripts()) return;
    [secrets, named] = [masker.known(), scripts()];
    known = new WeakMap();
    without = withoutSecrets(scripts);
  }

  return {
    of(state) {
      masker.learn(state);
      follow();
      const hashes = known.get(state as object) ?? sliceHashes(maskSlices(state, masker), without);
      known.set(state as object, hashes);
      return hashes;
    },
  };
}
