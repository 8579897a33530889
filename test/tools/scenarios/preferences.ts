import type { Page } from 'playwright-core';
import { signIn } from '../page';
import type { Scenario } from '../scenario';

const menu = (page: Page) => page.locator('.bp6-menu').first();

/** Opens the menu of the person, whose name is in no language, and one of its parts. */
async function openPart(page: Page, part: string): Promise<void> {
  await page.locator('.frame-bar, header').getByRole('button').last().click();
  await menu(page).getByText(part, { exact: true }).hover();
}

export const about = ['preferences', 'pageSizes'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'language-and-theme-chosen',
    async run(page) {
      await signIn(page);
      await openPart(page, 'Theme');
      await page.getByRole('option', { name: 'Dark', exact: true }).click();
      await page.locator('body.bp6-dark').waitFor();
      await openPart(page, 'Language');
      await page.getByRole('option', { name: 'Español', exact: true }).click();
      await page.locator('html[lang=es]').waitFor();
    },
  },
  {
    name: 'language-chosen-before-sign-in',
    async run(page) {
      await page.getByLabel('Language').selectOption('Español');
      await page.locator('html[lang=es]').waitFor();
    },
  },
];
