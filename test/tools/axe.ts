import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Experimental rules run only when they are asked for. */
const all = { rules: { 'label-content-name-mismatch': { enabled: true } } };
/** A theme changes colours, and nothing else. */
const ofColours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds wrong on the page as it stands, by all of its rules and of whatever impact: an element a line. */
export const violations = (page: Page): Promise<string[]> => found(page, all);

/** The same in light and in dark, in which only what judges colours is asked again. The page is light afterwards. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await found(page, ofColours);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...inLight, ...inDark.map((one) => `dark: ${one}`)];
}

async function found(page: Page, options: object): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        ...given,
        resultTypes: ['violations'],
      }),
    options,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, html }) => {
      const why = any[0]?.message ?? '';
      return `${id} (${help}): ${target.join(' ')} ${why} ${html.slice(0, 160)}`.trim();
    }),
  );
}

/** Colours are judged once everything that fades or slides has come to rest; what turns for ever is let be. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
