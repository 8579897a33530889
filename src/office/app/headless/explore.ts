import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../../../../package.json';
import { createOffice } from '../office';
import { exploreFiles } from './exploreFiles';
import { filesIn, naturalNumber, runCommand } from './options';

const usage = 'usage: npm run explore -- FILE|FOLDER… [--schedules N] [--seed N] [--save FOLDER]';

/** `npm run explore`: exit code 0 when every schedule holds, 1 when one breaks an invariant, 2 when a file or an option cannot be read. */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      schedules: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const names = positionals.flatMap(filesIn);
  if (names.length === 0) throw new Error(usage);
  const folder = values.save;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  return exploreFiles(names, {
    read: (name) => readFileSync(name, 'utf8'),
    write: console.log,
    createOffice,
    build: version,
    schedules: naturalNumber('--schedules', values.schedules, usage),
    seed: naturalNumber('--seed', values.seed, usage),
    save: folder === undefined ? undefined : (name, text) => writeFileSync(join(folder, name), text),
  });
}

runCommand(main);
