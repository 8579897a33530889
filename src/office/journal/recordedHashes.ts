import type { AnyScript } from '../../contract/script';
import { maskSlices } from './maskedEntry';
import { type Masker, withoutSecrets } from './secrets';
import { type Hashes, sliceHashes } from './stateHash';

/** The hash of each slice of a state, masked as it stands in a file. */
export type RecordedHashes = (state: unknown) => Hashes;

/** What states hash to. Each is gone through once, until other secrets, or names of some, are known. */
export function createRecordedHashes(masker: Masker, scripts: () => readonly AnyScript[]): RecordedHashes {
  let secrets: unknown;
  let named: unknown;
  let known = new WeakMap<object, Hashes>();
  let without = withoutSecrets(scripts);

  return (state) => {
    masker.learn(state);
    if (secrets !== masker.known() || named !== scripts()) {
      [secrets, named] = [masker.known(), scripts()];
      known = new WeakMap();
      without = withoutSecrets(scripts);
    }
    const hashes = known.get(state as object) ?? sliceHashes(maskSlices(state, masker), without);
    known.set(state as object, hashes);
    return hashes;
  };
}
