import { parseJournal } from '../../journal';
import { diffText } from '../../journal/diffText';
import { diffRecordings } from '../../journal/recordingDiff';
import type { Bases } from '../../journal/base';
import { type FileTools, problemOf } from './fileTools';

/** Only what happened is compared, not where it began. */
const anywhere: Bases = () => ({ state: {}, open: [] });

/** Shows what is otherwise in the second file than in the first. Returns 0 when nothing is, 1, or 2 for an unreadable file. */
export function diffFiles(
  [first, second]: readonly [string, string],
  { read, write, json }: Omit<FileTools, 'createOffice'> & { readonly json: boolean },
): number {
  let reading = first;
  try {
    const left = parseJournal(read(first), anywhere);
    reading = second;
    const right = parseJournal(read(second), anywhere);
    const parts = left.flatMap((a, index) => {
      const b = right[index];
      return b ? [{ a, b, diff: diffRecordings(a, b) }] : [];
    });
    const isSame = left.length === right.length && parts.every(({ diff }) => diff.isSame);
    if (json) {
      const shown = parts.map(({ diff: { lines } }) => lines.filter(({ kind }) => kind !== 'same'));
      write(JSON.stringify({ first, second, isSame, parts: shown }, null, 2));
      return isSame ? 0 : 1;
    }
    if (left.length !== right.length) write(`${first} has ${left.length} parts, ${second} ${right.length}`);
    parts.forEach(({ a, b, diff }, index) => {
      if (parts.length > 1) write(`part ${index + 1}`);
      diffText(diff, a, b).forEach((line) => write(line));
    });
    if (isSame) write('no difference');
    return isSame ? 0 : 1;
  } catch (error) {
    write(`${reading}: ${problemOf(error)}`);
    return 2;
  }
}
