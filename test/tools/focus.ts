import type { Locator } from 'playwright-core';

/** Resolves when an element that is so has the focus. */
export async function focused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor({ state: 'attached' });
}

/** Presses Tab until the element has the focus, as somebody without a mouse does; rejects after a round. */
export async function tabTo(element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`120 times Tab did not reach ${String(element)}.`);
}
