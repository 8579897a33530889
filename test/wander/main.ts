import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChance } from '../../src/office/journal/chance';
import { launchChromium } from '../tools/chromium';
import { judge } from './judge';
import { prepareAgency, wander } from './session';

/** Where the logs go that do not replay. */
const FOLDER = 'build/wander';

/**
 * `npm run wander [-- --sessions N --steps N --seed N --keep]`: somebody at random works in the browser through misfortunes; each log is
 * replayed to its end, from its start and from its middle. Those that do not replay are kept, with `--keep` all.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sessions: { type: 'string', default: '200' },
      steps: { type: 'string', default: '60' },
      seed: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const first = Number(values.seed ?? Date.now() % 1_000_000);
  const agency = await prepareAgency();
  const browser = await launchChromium();
  const sum = { logs: 0, whole: 0, middle: 0, entries: 0 };
  try {
    for (let seed = first; seed < first + Number(values.sessions); seed += 1) {
      const chance = createChance(seed);
      const { logs, errors } = await wander(browser, agency.fresh(), chance, Number(values.steps));
      const faults = logs.flatMap((text, at) =>
        judge(text).flatMap(({ entries, whole, middle }) => {
          sum.logs += 1;
          sum.entries += entries;
          sum.whole += Number(whole === undefined);
          sum.middle += Number(middle === undefined);
          if (values.keep || whole !== undefined || middle !== undefined)
            keepLog(`${seed}-${at + 1}.jsonl`, text);
          return [
            ...(whole ? [`log ${at + 1} from its start: ${whole}`] : []),
            ...(middle ? [`log ${at + 1} from its middle: ${middle}`] : []),
          ];
        }),
      );
      console.log(`seed ${seed}: ${[`${logs.length} logs`, ...faults, ...errors].join('\n  ')}`);
    }
  } finally {
    await browser.close();
    agency.remove();
  }
  const { logs, whole, middle, entries } = sum;
  console.log(
    `${logs} logs of ${entries} entries: ${whole} replay from their start, ${middle} from their middle`,
  );
  process.exitCode = whole < logs || middle < logs ? 1 : 0;
}

function keepLog(name: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
