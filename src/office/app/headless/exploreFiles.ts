import { parseJournal } from '../../journal';
import { explore, type Found } from '../../journal/explore';
import { type FileTools, problemOf } from './fileTools';
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
 * an unreadable file.
 */
export function exploreFiles(names: readonly string[], options: Options): number {
  const { write } = options;
  const codes = names.map((name) => exploreFile(name, options));
  const broken = codes.filter((code) => code === 1).length;
  write(
    `${names.length} recordings, ${options.schedules} schedules each from seed ${options.seed}: ${broken} break`,
  );
  return Math.max(0, ...codes);
}

function exploreFile(name: string, options: Options): number {
  const { read, write } = options;
  try {
    const found = parseJournal(read(name)).flatMap((recording) =>
      recording.header.restarted ? [] : explore(recording, { ...options, invariants }).found,
    );
    found.forEach((one) => tell(name, one, options));
    return found.length > 0 ? 1 : 0;
  } catch (error) {
    write(`${name}: ${problemOf(error)}`);
    return 2;
  }
}

function tell(name: string, { seed, invariant, problem, text }: Found, { write, save }: Options): void {
  write(`${name}, seed ${seed}: ${invariant}: ${problem}`);
  if (!save) return;
  const base = (name.split('/').pop() ?? name).replace(/\.jsonl$/, '');
  save(`${base}-seed-${seed}-${invariant.replaceAll(' ', '-')}.jsonl`, text);
}
