import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { keepRecording } from './keepRecording';
import { allScenarios } from './scenarioFiles';

/**
 * `npx tsx test/tools/distilFiles.ts FILE… [--about NAME,NAME]`: keeps of full recordings, a saved report of one page load
 * for one, what they are about in test/journals. Where a scenario has the name of the file, it says that.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { about: { type: 'string' } },
  });
  const scenarios = await allScenarios();
  for (const file of positionals) {
    const name = basename(file, '.jsonl');
    const about = values.about?.split(',') ?? scenarios.find((one) => one.name === name)?.about;
    if (!about) throw new Error(`${file}: no scenario has this name; say what it is about with --about`);
    if (!keepRecording({ name, about }, readFileSync(file, 'utf8'))) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
