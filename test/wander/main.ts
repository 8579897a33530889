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
      const told = await wander(browser, agency.fresh(), createChance(seed), Number(values.steps)).then(
        ({ logs, errors }) => [`${logs.length} logs`, ...logs.flatMap(judged(seed)), ...errors],
        (error: unknown) => [`not played to its end: ${String(error)}`],
      );
      console.log(`seed ${seed}: ${told.join('\n  ')}`);
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

  /** Counts a log; returns the sentences of what does not replay. */
  function judged(seed: number) {
    return (text: string, at: number) =>
      judge(text).flatMap(({ entries: length, whole: fromStart, middle: fromMiddle }) => {
        sum.logs += 1;
        sum.entries += length;
        sum.whole += Number(fromStart === undefined);
        sum.middle += Number(fromMiddle === undefined);
        if (values.keep || fromStart !== undefined || fromMiddle !== undefined)
          keepLog(`${seed}-${at + 1}.jsonl`, text);
        return [
          ...(fromStart === undefined ? [] : [`log ${at + 1} from its start: ${fromStart}`]),
          ...(fromMiddle === undefined ? [] : [`log ${at + 1} from its middle: ${fromMiddle}`]),
        ];
      });
  }
}

function keepLog(name: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
