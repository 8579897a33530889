import type { ElementHandle, Page } from 'playwright-core';
import type { Chance } from '../../src/office/journal/chance';

/** More of them than this are not tried. */
const TRIES = 40;

/** One of those that can be seen and that a pointer would hit; nothing where none can. */
export async function anyReachable(
  page: Page,
  selector: string,
  chance: Chance,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const found = await page.evaluateHandle(
    ([wanted, first, tries]) => {
      const things = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const from = Math.floor(first * things.length);
      return [...things.slice(from), ...things.slice(0, from)].slice(0, tries).find((element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    },
    [selector, chance.next(), TRIES] as const,
  );
  return (found.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
}
