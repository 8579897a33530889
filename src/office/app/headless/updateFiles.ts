import { parseRecording, type Recording, replay } from '../../journal';
import type { Bases } from '../../journal/base';
import { diffText } from '../../journal/diffText';
import { distilledText } from '../../journal/distilledText';
import { diffRecordings } from '../../journal/recordingDiff';
import { rerecord } from '../../journal/rerecord';
import { withStates } from '../../journal/withStates';
import { basesBeside, type FileTools, orProblem, partsOf, titleOf } from './fileTools';

interface Options extends FileTools {
  readonly build: string;
  readonly save: (name: string, text: string) => void;
  /** Asks whether what was shown is to be written. */
  readonly confirm: (question: string) => boolean;
}

/**
 * Makes recordings anew that this build no longer replays, or from which lines were taken out: shows what changes in each,
 * asks, and only then writes; a part that is whole and replays stays as it is. Returns 0, 1 when one stays as it was, 2
 * for one that cannot be read or made anew.
 */
export function updateFiles(names: readonly string[], options: Options): number {
  const basesOf = basesBeside(options);
  return names.reduce((worst, name) => Math.max(worst, updateFile(name, basesOf(name), options)), 0);
}

function updateFile(name: string, bases: Bases, options: Options): number {
  const { read, createOffice, write, save, confirm } = options;
  return orProblem(name, options, () => {
    const parts = partsOf(read(name), bases);
    const updates = parts.flatMap(({ recording }, index) =>
      recording.counted !== undefined || replay(recording, createOffice).divergence
        ? [{ recording, index }]
        : [],
    );
    if (updates.length === 0) {
      write(`${name}: replays; nothing changes`);
      return 0;
    }
    const texts = parts.map(({ text }) => text);
    for (const { recording, index } of updates) {
      write(`${titleOf(name, index, parts.length)}:`);
      texts[index] = updatedPart(recording, bases, options);
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

/** What is about some workflows stays so. */
function updatedPart(recording: Recording, bases: Bases, { createOffice, build, write }: Options): string {
  const { about, base } = recording.header;
  const made = rerecord(recording, createOffice, build);
  const { unheard, unanswered } = made;
  const text = about
    ? distilledText(withStates(made.recording, about, createOffice), { about, base })
    : made.text;
  const now = parseRecording(text, bases);
  const diff = diffRecordings(recording, now, exactly);
  diffText(diff, recording, now).forEach((line) => write(line));
  if (diff.isSame) write(`  actions and commands are the same; ${otherwiseIn(recording, now)}`);
  if (unheard.length > 0)
    write(`  nobody asks any more for what entries ${unheard.map((index) => index + 1).join(', ')} told`);
  if (unanswered.length > 0) write(`  without an answer: ${unanswered.join(', ')}; record it in a browser`);
  return text;
}

/**
 * What is another in two recordings of the same actions and commands: the state of slices somewhere in their course, or
 * nothing but how many entries the end counts.
 */
function otherwiseIn(before: Recording, now: Recording): string {
  const [old, young] = [before, now].map(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'state' ? Object.entries(entry.slices).map(String) : [])),
  ) as [string[], string[]];
  const changed = [
    ...old.filter((mark) => !young.includes(mark)),
    ...young.filter((mark) => !old.includes(mark)),
  ];
  const slices = [...new Set(changed.map((mark) => mark.split(',')[0]))];
  return slices.length > 0 ? `other is the state of ${slices.join(', ')}` : 'its entries are counted anew';
}
