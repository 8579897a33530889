import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOffice } from '../../src/office/app/office';
import { parseRecording, replay } from '../../src/office/journal';
import { replayReport } from '../../src/office/journal/replayReport';
import { asBase, baseOf } from './distil/base';
import { distil } from './distil/distil';
import { bases, journalFolder } from './journals';
import type { SubjectScenario } from './scenarioFiles';

type Kept = Pick<SubjectScenario, 'name' | 'about' | 'isBase'>;

/** Saves what a recording is about to test/journals, and tells what came of it; false for one that does not replay. */
export function keepRecording({ name, about, isBase }: Kept, full: string): boolean {
  const recorded = replay(parseRecording(full), createOffice);
  if (recorded.divergence) {
    console.log(replayReport(name, parseRecording(full), recorded).join('\n'));
    return false;
  }
  const { text, ownStart } = isBase
    ? { text: asBase(full), ownStart: undefined }
    : distil(full, { about, base: baseOf('office'), createOffice });
  const recording = parseRecording(text, bases);
  const result = replay(recording, createOffice);
  console.log(replayReport(name, recording, result).join('\n'), `(${Math.round(text.length / 1024)} KiB)`);
  if (ownStart !== undefined) console.log(`  it keeps its own start: ${ownStart}`);
  if (result.divergence) return false;
  const folder = isBase ? join(journalFolder, 'bases') : journalFolder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.jsonl`), text);
  return true;
}
