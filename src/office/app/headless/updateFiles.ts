import { type Recording, replay } from '../../journal';
import { diffText } from '../../journal/diffText';
import { diffRecordings } from '../../journal/recordingDiff';
import { rerecord } from '../../journal/rerecord';
import { type FileTools, orProblem, partsOf, titleOf } from './fileTools';

interface Options extends FileTools {
  readonly build: string;
  readonly save: (name: string, text: string) => void;
  /** Asks whether what was shown is to be written. */
  readonly confirm: (question: string) => boolean;
}

/**
 * Makes recordings that this build no longer replays anew: shows what changes in each, asks, and only then writes; a
 * part that replays stays as it is. Returns 0, 1 when one stays as it was, 2 for one that cannot be read or made anew.
 */
export function updateFiles(names: readonly string[], options: Options): number {
  return names.reduce((worst, name) => Math.max(worst, updateFile(name, options)), 0);
}

function updateFile(name: string, options: Options): number {
  const { read, createOffice, write, save, confirm } = options;
  return orProblem(name, options, () => {
    const parts = partsOf(read(name));
    const updates = parts.flatMap(({ recording }, index) =>
      replay(recording, createOffice).divergence ? [{ recording, index }] : [],
    );
    if (updates.length === 0) {
      write(`${name}: replays; nothing changes`);
      return 0;
    }
    const texts = parts.map(({ text }) => text);
    for (const { recording, index } of updates) {
      write(`${titleOf(name, index, parts.length)}:`);
      texts[index] = updatedPart(recording, options);
    }
    if (!confirm(`Write ${name} as shown?`)) {
      write(`${name}: left as it was`);
      return 1;
    }
    save(name, texts.join(''));
    write(`${name}: written`);
    return 0;
  });
}

const exactly = () => false;

function updatedPart(recording: Recording, { createOffice, build, write }: Options): string {
  const { text, recording: now, unheard, unanswered } = rerecord(recording, createOffice, build);
  const diff = diffRecordings(recording, now, exactly);
  diffText(diff, recording, now).forEach((line) => write(line));
  if (diff.isSame)
    write(`  actions and commands are the same; other is the state of ${otherSlices(recording, now)}`);
  if (unheard.length > 0)
    write(`  nobody asks any more for what entries ${unheard.map((index) => index + 1).join(', ')} told`);
  if (unanswered.length > 0) write(`  without an answer: ${unanswered.join(', ')}; record it in a browser`);
  return text;
}

/** The slices whose state is another somewhere in the course of two recordings of the same actions and commands. */
function otherSlices(before: Recording, now: Recording): string {
  const [old, young] = [before, now].map(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'state' ? Object.entries(entry.slices).map(String) : [])),
  ) as [string[], string[]];
  const changed = [
    ...old.filter((mark) => !young.includes(mark)),
    ...young.filter((mark) => !old.includes(mark)),
  ];
  return [...new Set(changed.map((mark) => mark.split(',')[0]))].join(', ');
}
