import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesPage } from '../tools/machinesPage';

test('the page of machines is up to date', async () => {
  const written = readFileSync(join(__dirname, '../../src/office/machines.md'), 'utf8');
  const now = await machinesPage();
  if (now !== written) throw new Error('src/office/machines.md is out of date: run npm run machines.');
});
