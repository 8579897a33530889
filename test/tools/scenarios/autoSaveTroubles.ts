import type { Page } from 'playwright-core';
import { REFUSAL_HEADER } from '../../../src/contract/refusal';
import { colleagueOf } from '../colleague';
import { holdCalls } from '../heldCalls';
import { openTalent } from '../page';
import type { Scenario } from '../scenario';
import { accepted, atTheForm, field, formOf, openForm, SAVE, saved, TALENT } from '../filmForm';

/** Types a director; its save is on its way. */
async function saveAsked(page: Page): Promise<void> {
  const asked = page.waitForRequest(SAVE);
  await field(page, 'Director').fill('Ada Low');
  await asked;
}

export const about = ['autoSave', 'talentRecords'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'auto-save-form-open-while-a-colleague-saves',
    async run(page) {
      await atTheForm(page);
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      await openForm(theirs);
      await field(theirs, 'Director').fill('Ada Lovelace');
      await saved(theirs);
      await theirs.context().close();
      await formOf(page).locator('input[value="Ada Lovelace"]').waitFor();
      await field(page, 'Producer').fill('Moulin Films');
      await saved(page);
    },
  },
  {
    name: 'auto-save-switched-off-and-on-again',
    async run(page, context) {
      const automatic = formOf(page).getByText('Save automatically');
      await atTheForm(page);
      await context.setOffline(true);
      await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
      await context.setOffline(false);
      await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor({ state: 'detached' });
      await automatic.click();
      await automatic.click();
      await field(page, 'Year').fill('2026');
      await automatic.click();
      await automatic.click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-two-fields-one-of-them-refused',
    async run(page) {
      await atTheForm(page);
      const reason = encodeURIComponent(JSON.stringify({ kind: 'invalid', problems: { year: 'tooLong' } }));
      const headers = { [REFUSAL_HEADER]: reason };
      await page.route(SAVE, (route) => route.fulfill({ status: 400, headers, body: 'FAILED' }), {
        times: 1,
      });
      const done = accepted(page);
      await field(page, 'Year').fill('2026');
      await field(page, 'Producer').fill('Moulin Films');
      await done;
      await field(page, 'Year').fill('2025');
      await saved(page);
    },
  },
  {
    name: 'auto-save-refused-while-more-is-due',
    async run(page) {
      await atTheForm(page);
      let refuse: () => void = () => undefined;
      const refused = new Promise<void>((resolve) => (refuse = resolve));
      await page.route(
        SAVE,
        async (route) => {
          await refused;
          await route.fulfill({ contentType: 'text/plain', body: 'FAILED' });
        },
        { times: 1 },
      );
      await saveAsked(page);
      await field(page, 'Producer').fill('Moulin Films');
      await field(page, 'Producer').press('Enter');
      refuse();
      await saved(page);
    },
  },
  {
    name: 'auto-save-colleague-saves-while-mine-is-on-its-way',
    async run(page) {
      await atTheForm(page);
      const release = await holdCalls(page, SAVE, 1);
      await saveAsked(page);
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      await openForm(theirs);
      await field(theirs, 'Producer').fill('Moulin Films');
      await saved(theirs);
      await theirs.context().close();
      release();
      await saved(page);
    },
  },
  {
    name: 'auto-save-saved-while-the-next-field-is-typed',
    async run(page) {
      await atTheForm(page);
      const release = await holdCalls(page, SAVE, 1);
      await saveAsked(page);
      const first = accepted(page);
      await field(page, 'Producer').fill('Moulin Films');
      release();
      await first;
      await accepted(page);
      await saved(page);
    },
  },
];
