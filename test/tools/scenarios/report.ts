import type { Page } from 'playwright-core';
import { signIn } from '../page';
import type { Scenario } from '../scenario';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).last().click();
const isClosed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });
const note = (page: Page) => dialogOf(page).getByLabel('What went wrong?');

async function atTheReport(page: Page): Promise<void> {
  await signIn(page);
  await page.keyboard.press('F8');
  await note(page).fill('The reel did not open.');
}

async function saveAndClose(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await press(page, 'Save the file');
  await download;
  await press(page, 'Close');
  await isClosed(page);
}

const scriptFails = (page: Page) => page.evaluate(() => setTimeout(() => JSON.parse('{') as unknown));
const alertOf = (page: Page) => page.getByRole('alertdialog', { name: 'A script error occurred' });

export const about = ['report', 'scriptErrors'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'report-saved',
    async run(page) {
      await atTheReport(page);
      await saveAndClose(page);
    },
  },
  {
    name: 'report-from-the-menu-given-up',
    async run(page) {
      await signIn(page);
      await page.getByRole('button', { name: /account and settings/ }).click();
      await page.getByRole('menuitem', { name: 'Report a problem' }).click();
      await note(page).waitFor();
      await press(page, 'Cancel');
      await isClosed(page);
    },
  },
  {
    name: 'report-not-saved-then-saved',
    async run(page) {
      await atTheReport(page);
      await page.evaluate(() => {
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = () => {
          URL.createObjectURL = make;
          throw new Error('no room');
        };
      });
      await press(page, 'Save the file');
      await dialogOf(page).getByText('The browser could not save the file.', { exact: false }).waitFor();
      await saveAndClose(page);
    },
  },
  {
    name: 'report-closed-before-it-was-described',
    async run(page) {
      await signIn(page);
      // The browser's storage does not answer.
      await page.evaluate(() => {
        IDBObjectStore.prototype.getAll = () => ({}) as IDBRequest<unknown[]>;
      });
      await page.keyboard.press('F8');
      await press(page, 'Close');
      await isClosed(page);
    },
  },
  {
    name: 'script-error-reported',
    async run(page) {
      await signIn(page);
      await scriptFails(page);
      await alertOf(page).getByRole('button', { name: 'Report a problem' }).click();
      await dialogOf(page)
        .getByText(/A script error is in it/)
        .waitFor();
      await saveAndClose(page);
    },
  },
  {
    name: 'script-error-dismissed-then-another',
    async run(page) {
      await signIn(page);
      await scriptFails(page);
      await alertOf(page).waitFor();
      await scriptFails(page);
      await alertOf(page).getByRole('button', { name: 'Close' }).last().click();
      await alertOf(page).waitFor({ state: 'detached' });
      await page.evaluate(() => void Promise.reject(new Error('Nobody waits for this')));
      await alertOf(page).getByText('Nobody waits for this').first().waitFor();
    },
  },
  {
    name: 'report-described',
    async run(page) {
      await atTheReport(page);
    },
  },
  {
    name: 'report-not-saved',
    async run(page) {
      await atTheReport(page);
      await page.evaluate(() => {
        URL.createObjectURL = () => {
          throw new Error('no room');
        };
      });
      await press(page, 'Save the file');
      await dialogOf(page).getByText('The browser could not save the file.', { exact: false }).waitFor();
    },
  },
];
