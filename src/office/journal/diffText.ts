import { changedScripts } from './changedScripts';
import type { Recording } from './entry';
import { entryText, shortJson } from './entryText';
import type { DiffLine, RecordingDiff } from './recordingDiff';
import type { Difference } from './stateDiff';

/** How many entries that are the same stand around one that is not. */
const AROUND = 3;
const WIDTH = 90;

/** A difference for people: `-` only in the first, `+` only in the second, `~` in both but otherwise; the rest is counted. */
export function diffText({ lines, isSame }: RecordingDiff, a: Recording, b: Recording): readonly string[] {
  const isNear = nearness(lines);
  const texts = headerText(a, b);
  if (isSame) return texts;
  let skipped = 0;
  const tellSkipped = () => {
    if (skipped > 0) texts.push(`  … ${skipped} the same`);
    skipped = 0;
  };
  lines.forEach((line, index) => {
    if (!isNear[index]) skipped += 1;
    else {
      tellSkipped();
      texts.push(...lineText(line, a, b));
    }
  });
  tellSkipped();
  return texts;
}

function headerText(a: Recording, b: Recording): string[] {
  const scripts = changedScripts(a.header.contract, b.header.contract);
  return [
    ...(a.header.build === b.header.build ? [] : [`~ build ${a.header.build} → ${b.header.build}`]),
    ...(scripts.length > 0 ? [`~ scripts of another shape: ${scripts.join(', ')}`] : []),
  ];
}

/** Which lines stand within AROUND of one that differs. */
function nearness(lines: readonly DiffLine[]): readonly boolean[] {
  const near = lines.map(() => false);
  lines.forEach(({ kind }, index) => {
    if (kind !== 'same') near.fill(true, Math.max(0, index - AROUND), index + AROUND + 1);
  });
  return near;
}

function lineText(line: DiffLine, a: Recording, b: Recording): readonly string[] {
  const text = (recording: Recording, index: number) =>
    entryText(recording.entries[index] ?? {}, index, WIDTH);
  switch (line.kind) {
    case 'same':
      return [`  ${text(a, line.a)}`];
    case 'only':
      return [line.in === 'a' ? `- ${text(a, line.index)}` : `+ ${text(b, line.index)}`];
    case 'changed':
      return [`~ ${text(a, line.a)}`, ...line.paths.map((path) => `          ${differenceText(path)}`)];
  }
}

/** `payload.title: "A" → "B"` */
export const differenceText = ({ path, before, after }: Difference) =>
  `${path}: ${written(before)} → ${written(after)}`;

const written = (value: unknown) => (value === undefined ? 'absent' : shortJson(value, WIDTH));
