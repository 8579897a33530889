import { explore, type Found } from '../../journal/explore';
import type { Bases } from '../../journal/base';
import { basesBeside, type FileTools, orProblem, partsOf, titleOf } from './fileTools';
import { invariants } from './invariants';

interface Options extends FileTools {
  readonly build: string;
  readonly seed: number;
  readonly schedules: number;
  /** Keeps a schedule that was found, as a recording; undefined when none is to be kept. */
  readonly save: ((name: string, text: string) => void) | undefined;
}

/**
 * Plays other courses of recorded sessions and tells each that breaks an invariant. Returns 0, 1 when one does, 2 for
 * a file that cannot be read or a part that cannot be played another way.
 */
export function exploreFiles(names: readonly string[], options: Options): number {
  const { write } = options;
  const basesOf = basesBeside(options);
  const codes = names.map((name) => exploreFile(name, basesOf(name), options));
  const broken = codes.filter((ofFile) => ofFile.includes(1)).length;
  write(
    `${names.length} recordings, ${options.schedules} schedules each from seed ${options.seed}: ${broken} break`,
  );
  return Math.max(0, ...codes.flat());
}

/** What each part came to, and the file itself. */
function exploreFile(name: string, bases: Bases, options: Options): readonly number[] {
  let codes: readonly number[] = [];
  const code = orProblem(name, options, () => {
    const parts = partsOf(options.read(name), bases);
    codes = parts.map(({ recording }, index) => {
      const title = titleOf(name, index, parts.length);
      return orProblem(title, options, () => {
        const { found } = explore(recording, { ...options, invariants });
        found.forEach((one) => tell(title, one, options));
        return found.length > 0 ? 1 : 0;
      });
    });
    return 0;
  });
  return [code, ...codes];
}

function tell(title: string, { seed, invariant, problem, text }: Found, { write, save }: Options): void {
  write(`${title}, seed ${seed}: ${invariant}: ${problem}`);
  if (!save) return;
  const base = (title.split('/').pop() ?? title).replace('.jsonl', '').replaceAll(/[, ]+/g, '-');
  save(`${base}-seed-${seed}-${invariant.replaceAll(' ', '-')}.jsonl`, text);
}
