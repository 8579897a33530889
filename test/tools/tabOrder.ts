import type { Page } from 'playwright-core';

/**
 * What Tab would reach in another order than the eye does: a positive tabindex, and neighbours of which the later one in the
 * document stands wholly above the other, or left of it on the same line.
 */
export const outOfOrder = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
    // Blueprint's own: what keeps the focus in a layer.
    const FOREIGN = '.bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap';
    const isSeen = (element: Element) => element.getClientRects().length > 0 && !element.matches(FOREIGN);
    const isInFlow = (element: Element) =>
      !['fixed', 'absolute'].includes(getComputedStyle(element).position);
    const holds = (element: Element) =>
      isSeen(element) &&
      isInFlow(element) &&
      (element.matches(FOCUSABLE) || [...element.querySelectorAll(FOCUSABLE)].some(isSeen));
    const called = (element: Element) => `${element.tagName}.${element.className}`.slice(0, 80);
    const found = [...document.querySelectorAll('[tabindex]')]
      .filter((element) => (element as HTMLElement).tabIndex > 0)
      .map((element) => `${called(element)} has a tabindex`);
    for (const parent of document.querySelectorAll('body *')) {
      const children = [...parent.children].filter(holds);
      for (const [at, later] of children.entries()) {
        const earlier = children[at - 1];
        if (!earlier) continue;
        const [a, b] = [earlier.getBoundingClientRect(), later.getBoundingClientRect()];
        const isAbove = b.bottom <= a.top + 1;
        const isOnLine = b.top < a.bottom - 1 && b.bottom > a.top + 1;
        if (isAbove || (isOnLine && b.right <= a.left + 1))
          found.push(`${called(later)} stands before ${called(earlier)}`);
      }
    }
    return found;
  });
