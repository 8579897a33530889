import type { Locator, Page } from 'playwright-core';

/** Resolves when an element that is so has the focus. */
export async function focused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor({ state: 'attached' });
}

/** Whether it has the focus once the frame is drawn: at a dialog's end Blueprint brings the focus back to its beginning with the next one. */
const hasFocus = (element: Locator) =>
  element.evaluate(async (node) => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return node === document.activeElement;
  });

/** Presses Tab until the element has the focus, as somebody without a mouse does; rejects after a round. */
export async function tabTo(element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(element)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`120 times Tab did not reach ${String(element)}.`);
}

/** What has the keyboard, in words; nothing where it is nowhere, or on something that cannot be seen. */
export const somewhere = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    const { width, height, bottom, top } = activeElement.getBoundingClientRect();
    if (width * height === 0 || bottom < 0 || top > window.innerHeight) return '';
    const words = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    return `${activeElement.tagName} ${activeElement.id} ${words.slice(0, 60)}`;
  });
