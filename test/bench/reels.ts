import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { openOffice, reelsOf, signIn } from '../tools/page';
import { until } from '../tools/until';
import { FILMS, NODES, openLargeReels } from './largeReels';
import type { Measured } from './measured';
import { slow } from './slowed';

const LIMIT_MILLISECONDS = 200;
/** By then what came of the last answer stands in the page. */
const SETTLED_MILLISECONDS = 3000;
const ORDERED = /Update_(REELS|FILMS_IN_REEL)_ORDER/;
const STEPS = 60;
/** The row that is dragged, which is in a group of the tree, and how many it goes over. */
const FROM = 2;
const OVER = 6;

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, by the clock and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const CATEGORIES = ['-*', 'toplevel', 'disabled-by-default-devtools.timeline'];

/**
 * The longest task of the page, in milliseconds of the processor, which others on the machine do not lengthen, while something
 * is done and what comes of it settles.
 */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Traced[];
  };
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isOfPage = ({ pid, tid }: Traced) => pages.some((each) => each.pid === pid && each.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isOfPage(event));
  if (tasks.length === 0) throw new Error('no task was traced');
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000;
}

/** Drags a row by its handle over the rows below it, and drops it there once its place has opened. */
async function drag(page: Page, handles: Locator, landing: string): Promise<void> {
  await handles.nth(FROM + OVER).scrollIntoViewIfNeeded();
  const [from, to] = [await handles.nth(FROM).boundingBox(), await handles.nth(FROM + OVER).boundingBox()];
  if (!from || !to) throw new Error('the rows are not on the screen');
  const saved = page.waitForResponse(ORDERED);
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 4, from.y + from.height / 2 + 8, { steps: 3 });
  await page.mouse.move(x + 8, to.y + to.height / 2, { steps: STEPS });
  let step = 0;
  await until('the place to open', async () => {
    await page.mouse.move(x + 8 + (step++ % 3), to.y + to.height / 2);
    const place = await page.locator(landing).first().boundingBox();
    return place && place.y > from.y + 2 * from.height ? true : undefined;
  });
  await page.mouse.up();
  await saved;
}

/** Moves a row at once by keys, down and up again. */
async function press(page: Page, handle: Locator): Promise<void> {
  await handle.focus();
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp']) {
    const saved = page.waitForResponse(ORDERED);
    await page.keyboard.press(key);
    await saved;
  }
}

/** A tab of its own that is opened on what a page shows: the first key that is pressed there. */
async function firstKey(page: Page): Promise<number> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const handles = handlesIn(tab);
  await handles.first().waitFor();
  await tab.waitForTimeout(SETTLED_MILLISECONDS);
  await slow(tab);
  return longestTask(tab, () => press(tab, handles.nth(3)));
}

const handlesIn = (page: Page) => reelsOf(page).getByRole('button', { name: /^Move “/ });

const measured = (name: string, milliseconds: number): Measured => ({
  name: `${name}: longest task, of 200 ms`,
  ratio: milliseconds / LIMIT_MILLISECONDS,
  budget: 1,
  plain: `${milliseconds.toFixed(0)} ms`,
});

/** A reel of 1,000 films and a tree of 300 reels, put in another order at a processor slowed four times. */
export async function run(): Promise<readonly Measured[]> {
  const { server, talentId, close } = await openLargeReels();
  const browser = await launchChromium();
  try {
    const page = await openOffice(browser, server.url);
    await signIn(page);
    await page.goto(`/app/page/talent/${talentId}`);
    const reels = reelsOf(page);
    await reels.getByRole('group', { name: 'Group 0', exact: true }).waitFor();
    // The first page of a tab is entered once more at the first press: not here, where people come from other pages.
    await page.getByRole('heading', { level: 1 }).click();
    const handles = handlesIn(page);
    await slow(page);
    const tree = [
      await longestTask(page, () => drag(page, handles, '.gr-reel-landing')),
      await longestTask(page, () => press(page, handles.nth(3))),
    ] as const;
    const opened = await longestTask(page, () =>
      reels.getByRole('link', { name: 'Thousand', exact: true }).click(),
    );
    await handles.first().waitFor();
    const films = [
      await longestTask(page, () => drag(page, handles, '.gr-reel-film-held')),
      await longestTask(page, () => press(page, handles.nth(3))),
      await firstKey(page),
    ] as const;
    return [
      measured(`a drag in a tree of ${NODES} reels`, tree[0]),
      measured(`a key in a tree of ${NODES} reels`, tree[1]),
      measured(`a reel of ${FILMS.toLocaleString('en')} films opened`, opened),
      measured(`a drag on a reel of ${FILMS.toLocaleString('en')} films`, films[0]),
      measured(`a key on a reel of ${FILMS.toLocaleString('en')} films`, films[1]),
      measured('the first key in a tab that was opened on it', films[2]),
    ];
  } finally {
    await browser.close();
    await close();
  }
}
