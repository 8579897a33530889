import type { Page } from 'playwright-core';

/** What a press can be aimed at; a label takes presses for its box. */
const targets =
  'button, a[href], input:not([type=file]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch]';

/** What may be scrolled sideways by itself: what is typed, and a table of figures that takes the keyboard (WCAG 1.4.10). */
const scrolled = 'input, textarea, pre, [tabindex="0"]:has(> table)';

const SELECTORS = { targets, scrolled };

interface Fit {
  /** What is wider than the screen, and what is scrolled sideways. */
  readonly wide: string[];
  /** Controls that an edge cuts off. */
  readonly cut: string[];
  /** Words that lie over other words. */
  readonly over: string[];
  /** Targets that are too small and too near to others (WCAG 2.5.8). */
  readonly small: string[];
  /** Words in so narrow a place that they stand a letter or two a line. */
  readonly slivers: string[];
}

export const fits: Fit = { wide: [], cut: [], over: [], small: [], slivers: [] };

/** What does not fit the screen as it stands: of the layer on top where a dialog or a menu is open, else of the whole page. */
export const misfits = (page: Page): Promise<Fit> =>
  page.evaluate(({ targets, scrolled }) => {
    const root = document.documentElement;
    const [width, height] = [root.clientWidth, root.clientHeight];
    const layers = [
      ...document.querySelectorAll(
        '.bp6-portal .bp6-drawer, .bp6-portal .bp6-dialog, .bp6-portal .bp6-popover, .bp6-portal [role=dialog]',
      ),
    ].filter((layer) => layer.checkVisibility() && !layer.closest('.bp6-toast-container'));
    const scope = layers.at(-1) ?? document.body;
    const called = (one: Element) => {
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
      const { left, top, width: w, height: h } = one.getBoundingClientRect();
      return `${one.tagName.toLowerCase()}.${String(one.getAttribute('class'))} “${name}” ${[left, top, w, h].map(Math.round).join(' ')}`;
    };
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('.gr-visually-hidden, .frame-skip');

    /** What is left of a box once everything that cuts its content off has cut it off. */
    const seenOf = (box: DOMRect, of: Element, from = of.parentElement) => {
      let { left, right, top, bottom } = box;
      for (let outer = from; outer && outer !== root; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const edge = outer.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, right, top, bottom };
    };
    /** What lies over the page on purpose: a notice, a list of suggestions. */
    const layerOf = (one: Element | null): Element | null => {
      if (!one) return null;
      const { position, zIndex } = getComputedStyle(one);
      const isLayer = position === 'fixed' || (position !== 'static' && Number(zIndex) > 1);
      return isLayer ? one : layerOf(one.parentElement);
    };
    const scrollsDown = (one: Element) => {
      for (let outer = one.parentElement; outer; outer = outer.parentElement)
        if (/auto|scroll/.test(getComputedStyle(outer).overflowY) && outer.scrollHeight > outer.clientHeight)
          return true;
      return root.scrollHeight > root.clientHeight;
    };

    const wide = [...scope.querySelectorAll('*'), root]
      .filter((one) => one === root || /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .filter((one) => isShown(one) && !one.matches(scrolled))
      .map((one) => `${called(one)}: ${one.scrollWidth} in ${one.clientWidth}`);

    const aims = [...scope.querySelectorAll<HTMLElement>(targets)].filter(
      (one) => isShown(one.closest('label') ?? one) && one.getBoundingClientRect().width > 0,
    );
    const boxOf = (one: Element) => (one.closest('label') ?? one).getBoundingClientRect();
    const cut = aims
      .filter((one) => {
        const box = boxOf(one);
        const seen = seenOf(box, one.closest('label') ?? one);
        const isAside =
          box.left < -1 || box.right > width + 1 || seen.right - seen.left < Math.min(box.width, 24) - 1;
        return isAside || (box.bottom > height + 1 && !scrollsDown(one));
      })
      .map(called);

    const words = [...textBoxes(scope)];
    const over = words.flatMap((one, at) =>
      words
        .slice(at + 1)
        .filter(
          (two) =>
            one.layer === two.layer &&
            one.of !== two.of &&
            !one.of.contains(two.of) &&
            !two.of.contains(one.of),
        )
        .filter(
          (two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
            Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4,
        )
        .map((two) => `“${one.text}” and “${two.text}”`),
    );

    const places = aims.map((one) => ({ one, box: boxOf(one) }));
    const middleOf = ({ left, top, width: w, height: h }: DOMRect) => ({ x: left + w / 2, y: top + h / 2 });
    const isLarge = ({ one, box }: { one: HTMLElement; box: DOMRect }) => {
      if (box.width >= 23.5 && box.height >= 23.5) return true;
      const { x, y } = middleOf(box);
      const own = one.closest('label') ?? one;
      const seen = seenOf(box, own);
      const isHalfScrolledAway = seen.bottom - seen.top < box.height || seen.bottom > height;
      if (isHalfScrolledAway) return true;
      return [
        [x - 11.5, y],
        [x + 11.5, y],
        [x, y - 11.5],
        [x, y + 11.5],
      ].every(([px = 0, py = 0]) => {
        const hit = document.elementFromPoint(px, py);
        return own.contains(hit) || layerOf(hit) !== layerOf(own);
      });
    };
    const tiny = places.filter((place) => !isLarge(place));
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent.trim().length ?? 0) > one.textContent.trim().length;
    const small = tiny
      .filter(({ one, box }) => {
        const { x, y } = middleOf(box);
        const isCrowded = places.some(({ one: other, box: b }) => {
          if (other === one || other.contains(one) || one.contains(other)) return false;
          // What lies over the page for a while, as a notice, is aimed at by itself.
          if (layerOf(other) !== layerOf(one)) return false;
          if (other.closest('label') === one.closest('label') && one.closest('label')) return false;
          const dx = Math.max(b.left - x, 0, x - b.right);
          const dy = Math.max(b.top - y, 0, y - b.bottom);
          const theirs = middleOf(b);
          const isTiny = tiny.some((each) => each.one === other);
          return Math.hypot(dx, dy) < 12 || (isTiny && Math.hypot(theirs.x - x, theirs.y - y) < 24);
        });
        return isCrowded && !isInSentence(one);
      })
      .map(({ one }) => called(one));

    const slivers = [...new Set(words.map(({ of }) => of))]
      .filter((of) => {
        const { width: w, height: h } = of.getBoundingClientRect();
        return w < 40 && h > 2 * w && of.textContent.trim().length > 6;
      })
      .map(called);
    return { wide, cut, over, small, slivers };

    /** Where words are seen, a line each. */
    function* textBoxes(within: Element) {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const of = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!of || text === '' || !isShown(of) || of.closest('option, select, script, style')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const seen = seenOf(line, of, of);
          if (seen.right - seen.left > 3 && seen.bottom - seen.top > 3)
            yield { ...seen, of, layer: layerOf(of), text: text.slice(0, 30) };
        }
      }
    }
  }, SELECTORS);
