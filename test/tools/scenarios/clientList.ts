import type { Page } from 'playwright-core';
import { nextHeld, script, unreachable } from '../calls';
import { answered, signIn } from '../page';
import type { Scenario } from '../scenario';

const SCRIPT = 'get_LB_RUBS_ASA.php';
const CATEGORIES = `${script(SCRIPT)}*`;

async function atTheList(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: /^All talents/ }).click();
}

/** As when the person turns to another tab of the browser, and back. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

export const scenarios: readonly Scenario[] = [
  {
    name: 'clients-list-kept-fresh',
    async run(page) {
      await atTheList(page);
      await page.setViewportSize({ width: 1440, height: 300 });
      await answered(page, SCRIPT);
      await page.getByRole('link', { name: 'Composers' }).scrollIntoViewIfNeeded();
      const reach = await unreachable(page, SCRIPT);
      await page.waitForEvent('requestfailed');
      await reach();
      await answered(page, SCRIPT);
    },
  },
  {
    name: 'clients-list-while-the-page-is-hidden',
    async run(page) {
      await atTheList(page);
      await answered(page, SCRIPT);
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await answered(page, SCRIPT);
      await page.getByRole('link', { name: /^Directors/ }).waitFor();
    },
  },
  {
    name: 'clients-list-changed-and-scrolled-while-it-is-asked-for',
    async run(page) {
      await atTheList(page);
      await page.setViewportSize({ width: 1440, height: 300 });
      await page.route(CATEGORIES, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('Directors', 'Film directors');
        await route.fulfill({ response, body });
      });
      await page.getByRole('link', { name: /^Film directors/ }).waitFor();
      await page.unroute(CATEGORIES);
      const asked = page.waitForRequest(CATEGORIES);
      const release = await nextHeld(page, SCRIPT);
      await asked;
      await page.getByRole('link', { name: 'Composers' }).scrollIntoViewIfNeeded();
      release();
      await answered(page, SCRIPT);
      await page.getByRole('link', { name: /^Directors/ }).waitFor();
    },
  },
];
