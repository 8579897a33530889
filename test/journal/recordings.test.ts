import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariants } from '../../src/office/app/headless/invariants';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, replay } from '../../src/office/journal';
import { brokenIn } from '../../src/office/journal/explore';
import { replayReport } from '../../src/office/journal/replayReport';

const folder = join(__dirname, '../journals');
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

test('there are recordings', () => {
  expect(names.length).toBeGreaterThan(0);
});

/** Any recording or report in the folder is a test; a report is a recording for each load of the page. */
test.each(names)('%s replays, and breaks no invariant', (name) => {
  parseJournal(readFileSync(join(folder, name), 'utf8')).forEach((recording) => {
    const result = replay(recording, createOffice);
    if (result.divergence) throw new Error(replayReport(name, recording, result).join('\n'));
    expect(result.played).toBe(recording.entries.length);
    const isQuiet = result.player.pending().every(({ input }) => input === null);
    const run = { entries: recording.entries, state: result.player.state(), isQuiet };
    expect(brokenIn(invariants, run)).toEqual([]);
  });
});
