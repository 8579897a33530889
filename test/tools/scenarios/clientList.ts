import type { Page } from 'playwright-core';
import { nextHeld, script, unreachable } from '../calls';
import { answered, signIn } from '../page';
import type { Scenario } from '../scenario';
import { until } from '../until';

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

/** The panel is too small for its professions: it can be scrolled. */
async function inALowWindow(page: Page): Promise<void> {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 300 });
}

const scroll = (page: Page, by: number) =>
  page.locator('nav.frame-panel').evaluate((panel, pixels) => panel.scrollBy(0, pixels), by);

/** So many scrolls the office has heard of. */
const heardScrolls = (page: Page) =>
  page.evaluate(
    async () =>
      (await (window.greenroom?.['journal'] as () => Promise<string>)()).split('clientList/scrolled').length -
      1,
  );

/** Scrolls to and fro until the office hears of it: one that follows another within 0.1 s is not told. */
async function scrolled(page: Page): Promise<void> {
  const before = await heardScrolls(page);
  let by = 30;
  await until('a scroll of the list that is told', async () => {
    await scroll(page, by);
    by = -by;
    return (await heardScrolls(page)) > before || undefined;
  });
}

export const about = ['clientList', 'categories', 'connectivity'];

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
  {
    name: 'clients-list-hidden-while-it-is-scrolled',
    async run(page) {
      await inALowWindow(page);
      await scroll(page, 40);
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await answered(page, SCRIPT);
    },
  },
  {
    name: 'clients-list-hidden-while-it-is-refreshed',
    async run(page) {
      await signIn(page);
      await nextHeld(page, SCRIPT);
      await page.waitForRequest(CATEGORIES);
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await answered(page, SCRIPT);
    },
  },
  {
    name: 'clients-list-scrolled-on-and-on',
    async run(page) {
      await inALowWindow(page);
      const again = answered(page, SCRIPT);
      for (const _time of ['first', 'second', 'third']) await scrolled(page);
      await again;
    },
  },
  {
    name: 'clients-list-scrolled-while-it-is-refreshed',
    async run(page) {
      await inALowWindow(page);
      await nextHeld(page, SCRIPT);
      await page.waitForRequest(CATEGORIES);
      await scroll(page, 40);
      await answered(page, SCRIPT);
    },
  },
  {
    name: 'clients-list-not-asked-for-off-line',
    async run(page, context) {
      await signIn(page);
      await context.setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
      const again = answered(page, SCRIPT);
      await context.setOffline(false);
      await again;
    },
  },
];
