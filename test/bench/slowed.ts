import type { Page } from 'playwright-core';
import { until } from '../tools/until';

/** As many times a laptop of five years ago is slower. */
const SLOWED = 4;

/** From now on the page has a quarter of the processor's speed. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Milliseconds without a request after which all has been fetched that the page fetches ahead. */
const QUIET = 2000;

/** Watches what a page asks for; the function that it returns resolves once somebody has looked on until nothing more is. */
export function watchRequests(page: Page): () => Promise<void> {
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  return async () => {
    last = performance.now();
    await until('a page at rest', () => performance.now() - last > QUIET || undefined);
  };
}

/**
 * Milliseconds of the page's own clock from the last press of a key or a button within `act` until something of `selector`
 * is drawn: what a person waits for.
 */
export async function afterPress(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    `for (const press of ['click', 'keydown']) addEventListener(press, () => (window.pressedAt = performance.now()), true);
     window.drawn = () => new Promise((resolve) => {
       const look = () => document.querySelector(${JSON.stringify(selector)})
         ? resolve(performance.now() - window.pressedAt) : requestAnimationFrame(look);
       look();
     });`,
  );
  await act();
  return page.evaluate('window.drawn()');
}
