import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createOffice } from './office';
import { replayFiles } from './replayFiles';

const usage = 'npm run replay -- FILE… [--until N] [--print]';

/** `npm run replay`: exit code 0 when every file replays, 1 at a divergence, 2 when a file or an option cannot be read. */
function main(): number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { until: { type: 'string' }, print: { type: 'boolean', default: false } },
    });
    const until = values.until === undefined ? undefined : Number(values.until);
    if (positionals.length === 0 || (until !== undefined && !(Number.isInteger(until) && until >= 0)))
      throw new Error(`usage: ${usage}`);
    const read = (name: string) => readFileSync(name, 'utf8');
    return replayFiles(positionals, { read, createOffice, print: values.print, until, write: console.log });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

process.exitCode = main();
