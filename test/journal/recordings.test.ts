import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalFolder, journalNames } from '../tools/journals';
import { listenToMachines } from '../tools/machineCoverage';
import { machinesPage } from '../tools/machinesPage';
import { countsOf, recordedMachines } from '../tools/recordedMachines';
import { faultIn } from './support/judge';

const isCovered = listenToMachines();

/** Of the transitions that can happen, in percent; it is raised with what is recorded, and never lowered. */
const LEAST_RECORDED = 99;

test('there are recordings', () => {
  expect(journalNames.length).toBeGreaterThan(0);
});

/** Any recording or report in the folder is a test; a report is a recording for each load of the page. */
test.each(journalNames)('%s replays, and breaks no invariant', (name) => {
  const fault = faultIn(name, readFileSync(join(journalFolder, name), 'utf8'));
  if (fault !== undefined) throw new Error(fault);
});

test('a recording from which lines were taken out is no test', () => {
  const name = journalNames[0]!;
  const lines = readFileSync(join(journalFolder, name), 'utf8').trimEnd().split('\n');
  const shortened = [...lines.slice(0, -2), lines.at(-1)].join('\n');
  expect(faultIn(name, `${shortened}\n`)).toMatch(/its end counts \d+ entries, there are \d+/);
});

test('of a recording from which a line was taken out, which the office does all the same, that line is named', () => {
  const name = 'send-mail-succeeds.jsonl';
  const lines = readFileSync(join(journalFolder, name), 'utf8').split('\n');
  const wrong = lines.findIndex((line) => line.includes('"sendReel/sent"'));
  expect(faultIn(name, lines.toSpliced(wrong, 1).join('\n'))).toMatch(
    new RegExp(`entry ${wrong} \\(line ${wrong + 1}\\), workflow sendReel: the replay did `),
  );
});

test(`${LEAST_RECORDED} % of the transitions that can happen are recorded`, async () => {
  const { recorded, possible } = countsOf(await recordedMachines(isCovered));
  const share = (100 * recorded) / possible;
  expect(share).toBeGreaterThanOrEqual(LEAST_RECORDED);
  if (share >= LEAST_RECORDED + 1)
    throw new Error(`LEAST_RECORDED may be ${Math.floor(share)} now: raise it.`);
});

test('the page of machines says what the recordings above went through', async () => {
  const written = readFileSync(join(__dirname, '../../src/office/machines.md'), 'utf8');
  const now = await machinesPage(isCovered);
  if (now !== written) throw new Error('src/office/machines.md is out of date: run npm run machines.');
});
