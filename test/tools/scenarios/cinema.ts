import type { Page } from 'playwright-core';
import { submitSignIn } from '../page';
import type { Scenario } from '../scenario';

/** The office of the special client, with this address of the cinema site. */
async function asSpecialClient(page: Page, cinemaSite: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const configuration = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...configuration, cinemaSite, specialClientDatabase: 'cosmic' },
    });
  });
  await page.reload();
  await submitSignIn(page);
  await page.waitForURL('**/cosmic-redirect');
}

const choose = (page: Page, name: 'New cinema site' | 'Classic interface') =>
  page.getByRole('button', { name }).click();

export const about = ['cinema'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'cinema-site-chosen',
    async run(page) {
      await asSpecialClient(page, '{origin}/reels?from=office');
      const opened = page.waitForEvent('popup');
      await choose(page, 'New cinema site');
      const site = await opened;
      await site.waitForURL(/\/reels\?from=office&login=/);
    },
  },
  {
    name: 'cinema-site-not-set-then-the-classic-interface',
    // The cinema does nothing in it.
    about: ['navigation'],
    async run(page) {
      await asSpecialClient(page, '');
      await page.getByRole('button', { name: 'New cinema site', disabled: true }).waitFor();
      await choose(page, 'Classic interface');
      await page.waitForURL('**/app/dashboard');
    },
  },
];
