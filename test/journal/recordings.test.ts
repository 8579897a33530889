import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultIn } from './support/judge';

const folder = join(__dirname, '../journals');
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

test('there are recordings', () => {
  expect(names.length).toBeGreaterThan(0);
});

/** Any recording or report in the folder is a test; a report is a recording for each load of the page. */
test.each(names)('%s replays, and breaks no invariant', (name) => {
  const fault = faultIn(name, readFileSync(join(folder, name), 'utf8'));
  if (fault !== undefined) throw new Error(fault);
});
