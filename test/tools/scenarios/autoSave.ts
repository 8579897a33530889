import type { BrowserContext, Page, Route } from 'playwright-core';
import { PASSWORD, signOutEverywhere } from '../page';
import { holdCalls, nextSays } from '../heldCalls';
import type { Scenario } from '../scenario';
import { accepted, atTheForm, field, formOf, openForm, SAVE, saved, SCRIPT, told } from '../filmForm';

/** A colleague saves another director right before the server reads the next save. */
const changedMeanwhile = (page: Page, { request }: BrowserContext, director: string) =>
  page.route(
    SAVE,
    async (route: Route) => {
      const form = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
      const { ROW_VERSION: _version, ...theirs } = form;
      await request.post(`/backend/${SCRIPT}`, { form: { ...theirs, id_REA: director } });
      await route.continue();
    },
    { times: 1 },
  );

async function inConflict(page: Page, context: BrowserContext): Promise<void> {
  await atTheForm(page);
  await changedMeanwhile(page, context, 'Ada Lovelace');
  await field(page, 'Director').fill('Ada Low');
  await formOf(page).getByRole('group', { name: 'Two versions of Director' }).waitFor();
}

/** Text that no save could take away before the page is loaded anew. */
async function offeredAgain(page: Page): Promise<void> {
  page.on('dialog', (question) => void question.accept());
  await atTheForm(page);
  await page.route(SAVE, (route) => route.abort('internetdisconnected'));
  await field(page, 'Director').fill('Ada Low');
  await told(page).waitFor();
  await page.reload();
  await page.unroute(SAVE);
  await openForm(page);
  await told(page).getByText('Text from before that was not saved').waitFor();
}

export const about = ['autoSave', 'talentRecords'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'auto-save-saved',
    async run(page) {
      await atTheForm(page);
      await field(page, 'Director').pressSequentially(' & Ada Low');
      await formOf(page).getByRole('img', { name: 'Saved' }).waitFor();
      await formOf(page).getByRole('img', { name: 'Saved' }).waitFor({ state: 'detached' });
      await saved(page);
    },
  },
  {
    name: 'auto-save-two-fields-and-tab',
    async run(page) {
      await atTheForm(page);
      await field(page, 'Director').fill('Ada Low');
      await field(page, 'Producer').fill('Moulin Films');
      await field(page, 'Producer').press('Tab');
      await saved(page);
      await field(page, 'Keywords').fill('night, road,');
      await saved(page);
    },
  },
  {
    name: 'auto-save-switched-off-saved-by-hand',
    async run(page) {
      await atTheForm(page);
      await formOf(page).getByText('Save automatically').click();
      await field(page, 'Year').fill('2026');
      await formOf(page).getByRole('button', { name: 'Save', exact: true }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-typed-while-a-save-runs',
    async run(page) {
      await atTheForm(page);
      const release = await holdCalls(page, SAVE, 1);
      const asked = page.waitForRequest(SAVE);
      await field(page, 'Director').fill('Ada');
      await asked;
      await field(page, 'Director').fill('Ada Low');
      await field(page, 'Producer').fill('Moulin Films');
      await field(page, 'Producer').press('Enter');
      const first = accepted(page);
      release();
      await first;
      await accepted(page);
      await saved(page);
    },
  },
  {
    name: 'auto-save-already-updating',
    async run(page) {
      await atTheForm(page);
      await nextSays(page, SAVE, 'Already updating');
      const done = accepted(page);
      await field(page, 'Director').fill('Ada Low');
      await done;
      await saved(page);
    },
  },
  {
    name: 'auto-save-failed-then-tried-again',
    async run(page) {
      await atTheForm(page);
      await nextSays(page, SAVE, 'FAILED');
      await field(page, 'Director').fill('Ada Low');
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-failed-then-discarded',
    async run(page) {
      await atTheForm(page);
      await nextSays(page, SAVE, 'FAILED');
      await field(page, 'Director').fill('Ada Low');
      await told(page).getByRole('button', { name: 'Discard it' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-unreadable-answer',
    async run(page) {
      await atTheForm(page);
      await nextSays(page, SAVE, '{"status":"success","ROW_VERSION":"soon"}');
      await field(page, 'Director').fill('Ada Low');
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-offline-for-a-minute',
    async run(page, context) {
      page.setDefaultTimeout(90_000);
      await atTheForm(page);
      await context.setOffline(true);
      await field(page, 'Director').fill('Ada Low');
      await told(page).waitFor();
      await field(page, 'Producer').fill('Moulin Films');
      // Tried 1, 3, 7, 15, 31 and 61 seconds after the first time.
      for (let tries = 1; tries <= 6; tries += 1)
        await page.waitForEvent('requestfailed', (request) => request.url().endsWith(SCRIPT));
      await context.setOffline(false);
      await saved(page);
    },
  },
  {
    name: 'auto-save-session-ends-in-the-middle',
    async run(page, context) {
      await atTheForm(page);
      const release = await holdCalls(page, SAVE, 1);
      const asked = page.waitForRequest(SAVE);
      await field(page, 'Director').fill('Ada Low');
      await asked;
      const browser = context.browser();
      if (!browser) throw new Error('the page has no browser');
      await signOutEverywhere(browser, new URL(page.url()).origin);
      release();
      const dialog = page.getByRole('dialog', { name: 'You were signed out' });
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await saved(page);
    },
  },
  {
    name: 'auto-save-conflict-mine-kept',
    async run(page, context) {
      await inConflict(page, context);
      await formOf(page).getByRole('button', { name: 'Keep mine' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-conflict-theirs-taken',
    async run(page, context) {
      await inConflict(page, context);
      await formOf(page).getByRole('button', { name: 'Take theirs' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-field-with-a-problem',
    async run(page) {
      await atTheForm(page);
      const rest = accepted(page);
      await field(page, 'Year').fill('some time after 2025');
      await field(page, 'Director').fill('Ada Low');
      await rest;
      await formOf(page).getByText('Write the year with four digits').waitFor();
      await field(page, 'Year').fill('2026');
      await saved(page);
    },
  },
  {
    name: 'auto-save-offered-after-a-reload-and-saved',
    async run(page) {
      await offeredAgain(page);
      await told(page).getByRole('button', { name: 'Save it' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-offered-after-a-reload-and-discarded',
    async run(page) {
      await offeredAgain(page);
      await told(page).getByRole('button', { name: 'Discard it' }).click();
      await saved(page);
    },
  },
];
