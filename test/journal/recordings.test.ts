import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalFolder, journalNames } from '../tools/journals';
import { listenToMachines } from '../tools/machineCoverage';
import { machinesPage } from '../tools/machinesPage';
import { faultIn } from './support/judge';

const isCovered = listenToMachines();

test('there are recordings', () => {
  expect(journalNames.length).toBeGreaterThan(0);
});

/** Any recording or report in the folder is a test; a report is a recording for each load of the page. */
test.each(journalNames)('%s replays, and breaks no invariant', (name) => {
  const fault = faultIn(name, readFileSync(join(journalFolder, name), 'utf8'));
  if (fault !== undefined) throw new Error(fault);
});

test('the page of machines says what the recordings above went through', async () => {
  const written = readFileSync(join(__dirname, '../../src/office/machines.md'), 'utf8');
  const now = await machinesPage(isCovered);
  if (now !== written) throw new Error('src/office/machines.md is out of date: run npm run machines.');
});
