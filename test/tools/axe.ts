import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Experimental rules run only when they are asked for. */
const everyRule = { rules: { 'label-content-name-mismatch': { enabled: true } } };
/** What can be otherwise in the dark; all else is judged by light. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds wrong on the page as it stands, in the dark and by light, by all of its rules and of whatever impact: an
 * element a line.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const dark = await judged(page, 'dark', ofColours);
  return [...dark, ...(await judged(page, 'light', everyRule))];
}

async function judged(page: Page, colorScheme: 'dark' | 'light', rules: object): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await settled(page);
  const results = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    { ...rules, resultTypes: ['violations'] },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, html }) => {
      const why = any[0]?.message ?? '';
      return `${colorScheme}: ${id} (${help}): ${target.join(' ')} ${why} ${html.slice(0, 160)}`.trim();
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
