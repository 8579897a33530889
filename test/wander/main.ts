import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, replay } from '../../src/office/journal';
import { createChance } from '../../src/office/journal/chance';
import { throughRing } from '../journal/support/throughRing';
import { launchChromium } from '../tools/chromium';
import { wander } from './session';

/** Where the logs go that do not replay. */
const FOLDER = 'build/wander';

/** What of a log does not replay: each of its parts from its start, and from its middle on. */
function faultsIn(text: string): readonly string[] {
  return parseJournal(text).flatMap((recording, part) => {
    const { entries } = recording;
    const halves = [
      ['from its start', recording],
      ['from its middle', throughRing(recording, Math.max(2, Math.floor(entries.length / 2)))],
    ] as const;
    return halves.flatMap(([where, played]) => {
      const found = replay(played, createOffice);
      if (!found.divergence && found.played === played.entries.length) return [];
      return [
        `part ${part + 1}, ${where}: ${found.played} of ${played.entries.length}, ${found.divergence?.reason ?? 'no further'}`,
      ];
    });
  });
}

/**
 * `npm run wander [-- --sessions N --steps N --seed N]`: somebody at random works in the browser through misfortunes; each log is
 * replayed to its end, from its start and from its middle. Those that do not replay are kept.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sessions: { type: 'string', default: '200' },
      steps: { type: 'string', default: '60' },
      seed: { type: 'string' },
    },
  });
  const first = Number(values.seed ?? Date.now() % 1_000_000);
  const browser = await launchChromium();
  let failed = 0;
  let logs = 0;
  try {
    for (let seed = first; seed < first + Number(values.sessions); seed += 1)
      for (const [tab, text] of (await wander(browser, createChance(seed), Number(values.steps))).entries()) {
        logs += 1;
        const faults = faultsIn(text);
        console.log(
          `seed ${seed}, tab ${tab + 1}: ${text.split('\n').length} lines, ${faults.length === 0 ? 'replays' : faults.join('; ')}`,
        );
        if (faults.length === 0) continue;
        failed += 1;
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(join(FOLDER, `${seed}-${tab + 1}.jsonl`), text);
      }
  } finally {
    await browser.close();
  }
  console.log(`${logs} logs, ${failed} do not replay`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
