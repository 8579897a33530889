import type { Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { openOffice, signIn } from '../tools/page';
import { openLargeAgency, TALENTS } from './largeAgency';
import { type Measured, median } from './measured';
import { slow } from './slowed';

const LIMIT_MILLISECONDS = 100;
const LIMIT_NODES = 2000;
/** By then a key has had all its effects. */
const SETTLED_MILLISECONDS = 700;
const KEYS = 'crowd0123';
const ROUNDS = 3;

interface Watched {
  painted?: Promise<number>;
}

/** Sees to it that `painted` tells when the last change of the next key was painted. */
function watch(settled: number): void {
  (window as Watched).painted = new Promise((resolve) => {
    let last = 0;
    // A task begun in a frame runs right after that frame is painted.
    const changes = new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => (last = performance.now()))),
    );
    const changed = { subtree: true, childList: true, characterData: true, attributes: true };
    changes.observe(document.body, changed);
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        setTimeout(() => {
          changes.disconnect();
          resolve(last - timeStamp);
        }, settled),
      { once: true, capture: true },
    );
  });
}

/** Milliseconds from a key's press to the paint of the last change that it makes in the page. */
async function paintedAfter(page: Page, key: string): Promise<number> {
  await page.evaluate(watch, SETTLED_MILLISECONDS);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as Watched).painted ?? NaN);
}

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Searching 10,000 talents key by key at a processor slowed four times, in a browser over the real server. */
export async function run(): Promise<readonly Measured[]> {
  const agency = await openLargeAgency();
  const browser = await launchChromium();
  try {
    const page = await openOffice(browser, agency.server.url);
    await signIn(page);
    await page.goto('/app/table/talents/all');
    await page
      .getByText(new RegExp(`^${TALENTS.toLocaleString('en').slice(0, 3)}\\d,?\\d{2,3} talents`))
      .first()
      .waitFor();
    const search = page.getByRole('searchbox', { name: 'Search name, city, profession' });
    const atRest = await nodes(page);
    await slow(page);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await search.fill('');
      await search.focus();
      for (const key of KEYS) times.push(await paintedAfter(page, key));
    }
    const worst = Math.max(...times);
    return [
      {
        name: 'a key in a search of 10,000, painted: of 100 ms',
        ratio: median(times) / LIMIT_MILLISECONDS,
        budget: 1,
        plain: `${median(times).toFixed(0)} ms, at most ${worst.toFixed(0)} ms`,
      },
      {
        name: 'nodes of a list of 10,000: of 2,000',
        ratio: Math.max(atRest, await nodes(page)) / LIMIT_NODES,
        budget: 1,
        plain: `${atRest} nodes`,
      },
    ];
  } finally {
    await browser.close();
    await agency.close();
  }
}
