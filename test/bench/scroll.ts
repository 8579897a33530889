import type { Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { openOffice, signIn } from '../tools/page';
import { openLargeDemo } from './demoLarge';
import { type Measured, median } from './measured';
import { watchRequests } from './slowed';

const LIMIT_MILLISECONDS = 100;
const STOPS = 15;
/** Parts of the list's height, one after another, as far apart as may be. */
const placeOf = (stop: number) => (stop * 0.382) % 1;

/** Scrolls a list to a part of its height; tells after how many milliseconds no row in sight is still to come. */
const rowsAfter = (page: Page, part: number): Promise<number> =>
  page.getByRole('table').evaluate(async (table, to) => {
    const scroller = [table, ...table.querySelectorAll('*')].find(
      (each) => each.scrollHeight > each.clientHeight + 1000,
    );
    if (!scroller) throw new Error('nothing scrolls');
    scroller.scrollTop = to * scroller.scrollHeight;
    const stopped = performance.now();
    const { top, bottom } = scroller.getBoundingClientRect();
    let inSight: readonly Element[];
    // Functions without names: what compiles this file would call a helper of its own for each that has one.
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      inSight = [...table.querySelectorAll('[role=row]:is([aria-busy=true], [data-index])')].filter((row) => {
        const at = row.getBoundingClientRect();
        return at.bottom > top && at.top < bottom;
      });
    } while (inSight.length === 0 || inSight.some(({ ariaBusy }) => ariaBusy === 'true'));
    return performance.now() - stopped;
  }, part);

/** 100,000 films on one page, looked at here and there: how long after a stop the rows are there. */
export async function run(): Promise<Measured> {
  const { server, close } = await openLargeDemo();
  const browser = await launchChromium();
  try {
    const page = await openOffice(browser, server.url);
    const rest = watchRequests(page);
    await signIn(page);
    await page.getByRole('link', { name: 'All films' }).click();
    await page.getByLabel('Rows per page').selectOption('All');
    await page.getByRole('row').nth(5).getByRole('link').waitFor();
    await rowsAfter(page, 0.5);
    const found: number[] = [];
    for (let stop = 1; stop <= STOPS; stop += 1) {
      await rest();
      found.push(await rowsAfter(page, placeOf(stop)));
    }
    return {
      name: '100,000 films scrolled: rows after a stop, of 100 ms',
      ratio: median(found) / LIMIT_MILLISECONDS,
      budget: 1,
      plain: `${median(found).toFixed(0)} ms, at most ${Math.max(...found).toFixed(0)} ms`,
    };
  } finally {
    await browser.close();
    await close();
  }
}
