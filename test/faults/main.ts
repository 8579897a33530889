import { parseArgs } from 'node:util';
import { createChance } from '../../src/office/journal/chance';
import { databaseFaults } from './databaseFaults';
import type { Fault, Found } from './fault';
import { fullDisk } from './fullDisk';
import { killedMail } from './killedMail';
import { killedSaves } from './killedSaves';
import { killedUploads } from './killedUploads';
import { reorders } from './reorders';

const faults: readonly Fault[] = [
  killedSaves,
  killedMail,
  killedUploads,
  ...databaseFaults,
  reorders,
  fullDisk,
];

const line = (cells: readonly [string, string, string, string]) =>
  console.log(`${cells[0].padEnd(52)}${cells[1].padEnd(12)}${cells[2].padStart(6)}${cells[3].padStart(12)}`);

/**
 * `npm run faults [-- PART OF A NAME …] [--tries N] [--seed N]`: tries each fault, or those named, over each database, and ends
 * with a table of tries and violations.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tries: { type: 'string' }, seed: { type: 'string' } },
  });
  const chosen = faults.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Error(`The faults are: ${faults.map(({ name }) => name).join('; ')}.`);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  console.log(`Seed ${seed}`);
  const table: [string, string, string, string][] = [];
  for (const { name, databases, usual, run } of chosen)
    for (const database of databases) {
      const begun = performance.now();
      const trial = { database, tries: Number(values.tries ?? usual), chance: createChance(seed) };
      const { tries, violations } = await run(trial).catch((error: unknown): Found => ({
        tries: trial.tries,
        violations: [
          `it could not be tried to its end: ${error instanceof Error ? error.stack : String(error)}`,
        ],
      }));
      console.log(`${name}, ${database}: ${Math.round((performance.now() - begun) / 1000)} s`);
      for (const violation of violations) console.log(`  ${violation}`);
      table.push([name, database, `${tries}`, `${violations.length}`]);
      if (violations.length > 0) process.exitCode = 1;
    }
  line(['fault', 'database', 'tries', 'violations']);
  table.forEach(line);
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // What a fault that could not be tried to its end has left at work ends too.
  .finally(() => process.exit());
