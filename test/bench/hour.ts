import { copyFile, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, replay } from '../../src/office/journal';
import { createChance } from '../../src/office/journal/chance';
import { launchChromium } from '../tools/chromium';
import { openOffice, signIn } from '../tools/page';
import { doSomething } from '../wander/person';
import { openLargeDemo } from './demoLarge';
import type { Measured } from './measured';

/** What an hour may come to: bytes of the file, milliseconds of the page's main thread to save it, and to replay it. */
const BUDGET = { bytes: 5_000_000, saving: 200, replaying: 10_000 } as const;
const HOUR = 60;
/** So often it is saved and replayed; the least disturbed counts. */
const ROUNDS = 3;
/** Milliseconds between two things that a person does. */
const THINKING = 1000;

/** Seconds that the page's main thread has been at work. */
async function busy(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
}

/** Saves the action log as a person does. Returns its path, and the milliseconds of main thread that it took. */
async function saved(page: Page): Promise<{ readonly path: string; readonly took: number }> {
  for (let tries = 0; tries < 5; tries += 1) await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What went wrong?').fill('An hour');
  const seconds = await busy(page);
  const before = await seconds();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const path = await (await download).path();
  return { path, took: 1000 * ((await seconds()) - before) };
}

/** Somebody at random works for so many minutes on a large agency: what the log weighs, and takes to save and to replay. */
export async function run(minutes: number): Promise<readonly Measured[]> {
  const { server, close } = await openLargeDemo();
  const browser = await launchChromium();
  try {
    const page = await openOffice(browser, server.url);
    await signIn(page);
    const ends = performance.now() + minutes * 60_000;
    const chance = createChance(1);
    while (performance.now() < ends) {
      await doSomething(page, chance);
      await page.waitForTimeout(chance.next() * 2 * THINKING);
    }
    const saves = [];
    for (let round = 0; round < ROUNDS; round += 1) saves.push(await saved(page));
    const took = Math.min(...saves.map((save) => save.took));
    const { path } = saves[0]!;
    const { size } = await stat(path);
    const recordings = parseJournal(await readFile(path, 'utf8'));
    const rounds = Array.from({ length: ROUNDS }, () => {
      const begun = performance.now();
      const found = recordings.map((recording) => replay(recording, createOffice));
      return { found, took: performance.now() - begun };
    });
    const replaying = Math.min(...rounds.map((round) => round.took));
    const { found } = rounds[0]!;
    const diverged = found.flatMap(({ divergence }) => divergence ?? []);
    const kept = join(tmpdir(), 'greenroom-hour.jsonl');
    await copyFile(path, kept);
    const reasons = diverged.map(
      ({ index, workflow, reason }) => `; entry ${index + 1}, ${workflow}: ${reason}`,
    );
    const hours = minutes / HOUR;
    const what = hours === 1 ? 'an hour' : `${minutes} minutes, as if of an hour`;
    return [
      measured(`${what}: the file, of 5 MB`, size / hours, BUDGET.bytes, `${size} bytes: ${kept}`),
      measured(`${what}: to save it, of 200 ms`, took / hours, BUDGET.saving, `${took.toFixed(0)} ms`),
      measured(
        `${what}: to replay it, of 10 s`,
        replaying / hours,
        BUDGET.replaying,
        `${replaying.toFixed(0)} ms`,
      ),
      {
        name: `${what}: parts that do not replay`,
        ratio: diverged.length,
        budget: 0,
        plain: `of ${found.length}${reasons.join('')}`,
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
}

const measured = (name: string, value: number, budget: number, plain: string): Measured => ({
  ...{ name, plain },
  ratio: value / budget,
  budget: 1,
});
