import { parseArgs } from 'node:util';
import { run as agencies } from './agencies';
import { run as beside } from './beside';
import { run as bundle } from './bundle';
import { run as load } from './crowd';
import { run as decoding } from './decoding';
import { run as encoding } from './encoding';
import { run as first } from './first';
import { run as hour } from './hour';
import { run as journal } from './journal';
import { run as list } from './list';
import { run as mail } from './mail';
import type { Measured } from './measured';
import { run as reels } from './reels';
import { run as save } from './save';
import { run as scroll } from './scroll';
import { run as search } from './search';
import { run as start } from './start';
import { run as upload } from './upload';

type Bench = (minutes: number) => Promise<Measured | readonly Measured[]>;

const benches: Readonly<Record<string, Bench>> = {
  bundle,
  first,
  beside,
  scroll,
  search,
  list,
  save,
  mail,
  reels,
  decoding,
  journal,
  start,
  agencies,
  upload,
  encoding,
};

/** Those that take so long that they run only when they are named. */
const long: typeof benches = { load, hour };

/** How many minutes they take unless `--minutes` says otherwise. */
const MINUTES = '10';

const line = (...cells: readonly [string, string, string, string, string]) =>
  console.log(
    `${cells[0].padEnd(58)}${cells[1].padStart(8)}${cells[2].padStart(8)}  ${cells[3].padEnd(6)}${cells[4]}`.trimEnd(),
  );

function print({ name, ratio, budget, isFloor, plain = '' }: Measured): void {
  const isKept = isFloor ? ratio >= budget : ratio <= budget;
  line(name, ratio.toFixed(3), `${isFloor ? '≥' : '≤'}${budget.toFixed(2)}`, isKept ? 'ok' : 'over', plain);
}

/** `npm run bench [-- NAME … --minutes N]`: every bench, or those named, one after another. What is over its budget is no failure. */
async function main(): Promise<void> {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: MINUTES } },
  });
  const all = { ...benches, ...long };
  const unknown = names.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0)
    throw new Error(`No bench is called ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}.`);
  line('name', 'ratio', 'budget', '', '');
  const chosen = names.length > 0 ? all : benches;
  for (const [name, run] of Object.entries(chosen)) {
    if (names.length > 0 && !names.includes(name)) continue;
    [await run(Number(values.minutes))].flat().forEach(print);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
