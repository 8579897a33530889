import { readFileSync, readSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { version } from '../../../../package.json';
import { createOffice } from '../office';
import { diffFiles } from './diffFiles';
import { filesIn, naturalNumber, runCommand } from './options';
import { replayFiles } from './replayFiles';
import { updateFiles } from './updateFiles';

const usage = `usage: npm run replay -- FILE|FOLDER… [--until N] [--print] [--json]
       npm run replay -- --diff A B [--json]      what is otherwise in B
       npm run replay -- --update FILE… [--yes]   shows what changes, asks, writes`;

const read = (name: string) => readFileSync(name, 'utf8');
const write = console.log;

/** Asks at the terminal; where there is none, the answer is no. */
function askAtTerminal(question: string): boolean {
  if (!process.stdin.isTTY) {
    console.error(`${question} Nobody is here to answer: run it with --yes.`);
    return false;
  }
  process.stdout.write(`${question} [y/N] `);
  const answer = Buffer.alloc(80);
  const length = readSync(process.stdin.fd, answer);
  return /^y(es)?$/i.test(answer.toString('utf8', 0, length).trim());
}

/** `npm run replay`: exit code 0 when every file is whole and replays (or is the same), 1 when one does not or is not, 2 when a file or an option cannot be read. */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      until: { type: 'string' },
      print: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      diff: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { print, json } = values;
  if (values.help) {
    write(usage);
    return 0;
  }
  const until = values.until === undefined ? undefined : naturalNumber('--until', values.until, usage);
  const [first, second, ...more] = positionals;
  if (values.diff) {
    if (first === undefined || second === undefined || more.length > 0) throw new Error(usage);
    return diffFiles([first, second], { read, write, json });
  }
  const names = positionals.flatMap(filesIn);
  if (names.length === 0) throw new Error(usage);
  if (values.update) {
    const confirm = values.yes ? () => true : askAtTerminal;
    return updateFiles(names, { read, createOffice, write, build: version, save: writeFileSync, confirm });
  }
  return replayFiles(names, { read, createOffice, write, json, print, until, now: () => performance.now() });
}

// An office lives no longer than its file: what V8 takes for old would keep the rest of it, too.
setFlagsFromString('--no-allocation-site-pretenuring');
runCommand(main);
