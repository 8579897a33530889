import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it stands, by all of its rules and of whatever impact: an element a line. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      // Experimental rules run only when they are asked for.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
    }),
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
