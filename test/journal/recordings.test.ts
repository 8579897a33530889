import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalFolder, journalNames } from '../tools/journals';
import { faultIn } from './support/judge';

test('there are recordings', () => {
  expect(journalNames.length).toBeGreaterThan(0);
});

/** Any recording or report in the folder is a test; a report is a recording for each load of the page. */
test.each(journalNames)('%s replays, and breaks no invariant', (name) => {
  const fault = faultIn(name, readFileSync(join(journalFolder, name), 'utf8'));
  if (fault !== undefined) throw new Error(fault);
});
