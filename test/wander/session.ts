import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Chance } from '../../src/office/journal/chance';
import { officeOpened, openOffice, signIn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';
import { befall } from './misfortune';
import { doSomething, endSomething } from './person';

/** How often something goes wrong, and ends: of so many steps one. */
const MISFORTUNE = 0.08;
const RELIEF = 0.3;
/** Another tab of the same person does something meanwhile. */
const ELSEWHERE = 0.12;
/** The page is loaded anew, or its person signs out. */
const ENDING = 0.04;

interface Wandered {
  /** The action log of each load of a page, to its end or to the next sign-out. */
  readonly logs: readonly string[];
  /** Errors of scripts that reached nobody. */
  readonly errors: readonly string[];
}

/** Makes the data of the demo agencies once. Returns how to copy them, and how to remove them. */
export async function prepareAgency() {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-wander-'));
  const untouched = join(folder, 'untouched');
  const first = await startServer({ env: { GREENROOM_DATA: untouched } });
  await first.stop();
  // What is written meanwhile is not built in the middle of it.
  process.env['GREENROOM_IS_BUILT'] = '1';
  const copy = join(folder, 'data');
  return {
    fresh(): string {
      rmSync(copy, { recursive: true, force: true });
      cpSync(untouched, copy, { recursive: true });
      return copy;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Somebody at random works for so many steps over the data in a folder, in two tabs and through misfortunes. */
export async function wander(
  browser: Browser,
  data: string,
  chance: Chance,
  steps: number,
): Promise<Wandered> {
  const server = await startServer({ env: { LOG_LEVEL: 'fatal', GREENROOM_DATA: data } });
  const page = await openOffice(browser, server.url);
  const logs: string[] = [];
  const errors: string[] = [];
  try {
    page.context().on('weberror', (error) => errors.push(String(error.error())));
    await signIn(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await officeOpened(other);
    await walk({ server, chance, steps }, page, other, (log) => logs.push(log));
    return { logs, errors };
  } finally {
    await page.context().close();
    await server.stop();
  }
}

interface Way {
  readonly server: RunningServer;
  readonly chance: Chance;
  readonly steps: number;
}

async function walk(
  { server, chance, steps }: Way,
  page: Page,
  other: Page,
  keep: (log: string) => void,
): Promise<void> {
  let relieve: (() => Promise<unknown>) | undefined;
  const keepLog = async (tab: Page) => {
    const log = await logOf(tab);
    if (log !== undefined) keep(log);
  };
  for (let step = 0; step < steps; step += 1) {
    if (relieve && chance.happens(RELIEF)) {
      await relieve();
      relieve = undefined;
    } else if (!relieve && chance.happens(MISFORTUNE)) relieve = await befall(chance, page, server);
    const tab = chance.happens(ELSEWHERE) ? other : page;
    // In a tab behind another nothing is painted.
    await tab.bringToFront();
    if (!chance.happens(ENDING)) await doSomething(tab, chance);
    else {
      await keepLog(tab);
      await endSomething(tab, chance);
    }
  }
  await keepLog(page);
  await keepLog(other);
  await relieve?.();
}

/** Nothing of a page that could not be loaded. */
const logOf = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => (window.greenroom?.['journal'] as (() => Promise<string>) | undefined)?.())
    .catch(() => undefined);
