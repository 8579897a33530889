import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesPage } from './machinesPage';

/** `npm run machines`: writes src/office/machines.md. */
const page = join(__dirname, '../../src/office/machines.md');

machinesPage()
  .then((text) => {
    writeFileSync(page, text);
    console.log(`${page} is written`);
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
