import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOffice } from '../../src/office/app/office';
import { replay } from '../../src/office/journal';
import { journalNames, readJournal } from './journals';
import { listenToMachines } from './machineCoverage';
import { machinesPage } from './machinesPage';
import { figuresOf, recordedMachines } from './recordedMachines';

/** `npm run machines`: replays all recordings, and writes src/office/machines.md. */
const page = join(__dirname, '../../src/office/machines.md');

const isCovered = listenToMachines();
for (const name of journalNames) for (const recording of readJournal(name)) replay(recording, createOffice);

machinesPage(isCovered)
  .then(async (text) => {
    writeFileSync(page, text);
    console.log(`${page} is written: ${figuresOf(await recordedMachines(isCovered))}`);
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
