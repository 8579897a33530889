import type { Page } from 'playwright-core';

/** What does not fit the width of the page: the page itself, and each control that no sideways scrolling reaches. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isReached = (control: Element) => {
      for (let box = control.parentElement; box; box = box.parentElement) {
        const scrolls =
          /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth;
        const { left, right } = box.getBoundingClientRect();
        if (scrolls && left >= -1 && right <= width + 1) return true;
      }
      return false;
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')];
    const outside = controls.filter((control) => {
      const { left, right, width: own, height } = control.getBoundingClientRect();
      const isSeen = own > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
      return isSeen && (left < -1 || right > width + 1) && !isReached(control);
    });
    const page = document.documentElement.scrollWidth;
    return [
      ...(page > width ? [`the page is ${page} wide`] : []),
      ...outside.map((one) => `${one.getAttribute('aria-label') ?? one.textContent} <${one.className}>`),
    ];
  });

/** The cells of words that are narrower than a few letters. */
export const slivers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=cell] a, [role=cell] p, .gr-film-choice .gr-reel-title')]
      .filter((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return width < 40 && height > 2 * width && cell.textContent.length > 6;
      })
      .map(({ textContent }) => textContent),
  );
