import type { Browser, Page } from 'playwright-core';
import type { Chance } from '../../src/office/journal/chance';
import { openOffice, signIn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';
import { befall } from './misfortune';
import { doSomething } from './person';

/** How often something goes wrong, and ends: of so many steps one. */
const MISFORTUNE = 0.06;
const RELIEF = 0.3;
/** Another tab of the same person does something meanwhile. */
const ELSEWHERE = 0.1;

/** Somebody at random works for so many steps, in two tabs and through misfortunes. Returns the action log of each tab. */
export async function wander(browser: Browser, chance: Chance, steps: number): Promise<readonly string[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'fatal' } });
  const page = await openOffice(browser, server.url);
  try {
    await signIn(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await walk(server, page, other, chance, steps);
    return [await logOf(page), await logOf(other)];
  } finally {
    await page.context().close();
    await server.stop();
  }
}

async function walk(
  server: RunningServer,
  page: Page,
  other: Page,
  chance: Chance,
  steps: number,
): Promise<void> {
  let relieve: (() => Promise<unknown>) | undefined;
  for (let step = 0; step < steps; step += 1) {
    if (relieve && chance.happens(RELIEF)) {
      await relieve();
      relieve = undefined;
    } else if (!relieve && chance.happens(MISFORTUNE)) relieve = await befall(chance, page, server);
    await doSomething(chance.happens(ELSEWHERE) ? other : page, chance);
  }
  await relieve?.();
}

/** A page that could not be loaded anew has none: it is loaded once more. */
async function logOf(page: Page): Promise<string> {
  const log = () => page.evaluate(() => (window.greenroom?.['journal'] as (() => string) | undefined)?.());
  const text = await log().catch(() => undefined);
  if (text !== undefined) return text;
  await page.goto('/');
  await page.waitForFunction(() => window.greenroom?.['journal'] !== undefined);
  return (await log()) ?? '';
}
