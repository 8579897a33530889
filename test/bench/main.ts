import { run as bundle } from './bundle';
import { run as decoding } from './decoding';
import { run as encoding } from './encoding';
import { run as journal } from './journal';
import { run as list } from './list';
import { run as mail } from './mail';
import type { Measured } from './measured';
import { run as reels } from './reels';
import { run as save } from './save';
import { run as search } from './search';
import { run as start } from './start';
import { run as upload } from './upload';

type Bench = () => Promise<Measured | readonly Measured[]>;

const benches: Readonly<Record<string, Bench>> = {
  bundle,
  search,
  list,
  save,
  mail,
  reels,
  decoding,
  journal,
  start,
  upload,
  encoding,
};

const line = (...cells: readonly [string, string, string, string, string]) =>
  console.log(
    `${cells[0].padEnd(58)}${cells[1].padStart(8)}${cells[2].padStart(8)}  ${cells[3].padEnd(6)}${cells[4]}`.trimEnd(),
  );

function print({ name, ratio, budget, isFloor, plain = '' }: Measured): void {
  const isKept = isFloor ? ratio >= budget : ratio <= budget;
  line(name, ratio.toFixed(3), `${isFloor ? '≥' : '≤'}${budget.toFixed(2)}`, isKept ? 'ok' : 'over', plain);
}

/** `npm run bench [-- NAME …]`: every bench, or those named, one after another. What is over its budget is no failure. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(
      `No bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
    );
  line('name', 'ratio', 'budget', '', '');
  for (const [name, run] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    [await run()].flat().forEach(print);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
