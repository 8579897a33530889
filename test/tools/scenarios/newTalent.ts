import type { Page } from 'playwright-core';
import { asked, nextHeld, nextSays, unreachable } from '../calls';
import { signIn } from '../page';
import type { Scenario } from '../scenario';

const ADD = 'AddTech.php';
const NAME = 'Maëlle Korhonen';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add new talent' });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const list = (page: Page) => page.getByRole('link', { name: /^All talents/ }).click();

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add new talent' }).click();
  await dialogOf(page).getByLabel('First name').waitFor();
}

async function atTheDialog(page: Page): Promise<void> {
  await signIn(page);
  await list(page);
  await openDialog(page);
}

async function fillIn(page: Page, firstName = 'Maëlle'): Promise<void> {
  await dialogOf(page).getByLabel('First name').fill(firstName);
  await dialogOf(page).getByLabel('Last name').fill('Korhonen');
}

const notice = (page: Page, name = NAME) => page.getByText(`${name} was added`);

async function isAdded(page: Page, name = NAME): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await notice(page, name).waitFor();
}

const isRefused = (page: Page) => dialogOf(page).getByRole('alert').waitFor();

export const about = ['newTalent', 'talents'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'new-talent-added',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page);
      await dialogOf(page).getByLabel('Profession').selectOption('Composer');
      await press(page, 'Add talent');
      await isAdded(page);
      await notice(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'new-talents-added-one-after-the-other',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page);
      await press(page, 'Add talent');
      await isAdded(page);
      await list(page);
      await openDialog(page);
      await fillIn(page, 'Odd');
      await press(page, 'Add talent');
      await isAdded(page, 'Odd Korhonen');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await notice(page, 'Odd Korhonen').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'new-talent-submitted-twice',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page);
      const release = await nextHeld(page, ADD);
      const isAsked = asked(page, ADD);
      await press(page, 'Add talent');
      await isAsked;
      // The button is off while the talent is added; a script or an assistive tool can still submit the form.
      await dialogOf(page)
        .locator('form')
        .evaluate((form: HTMLFormElement) =>
          form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
        );
      release();
      await isAdded(page);
    },
  },
  {
    name: 'new-talent-answer-lost-then-tried-again-as-the-same-request',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page);
      const reach = await unreachable(page, ADD);
      await press(page, 'Add talent');
      await isRefused(page);
      await reach();
      await press(page, 'Try again');
      await isAdded(page);
    },
  },
  {
    name: 'new-talent-refused-then-named-otherwise',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page, 'Maelle');
      await nextSays(page, ADD, 'FAILED');
      await press(page, 'Add talent');
      await isRefused(page);
      await fillIn(page);
      await press(page, 'Try again');
      await isAdded(page);
    },
  },
  {
    name: 'new-talent-refused-then-given-up',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page);
      await nextSays(page, ADD, 'FAILED');
      await press(page, 'Add talent');
      await isRefused(page);
      await press(page, 'Cancel');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'new-talent-thought-better-of',
    async run(page) {
      await atTheDialog(page);
      await press(page, 'Cancel');
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'new-talent-with-spaces-around-the-names',
    async run(page) {
      await atTheDialog(page);
      await fillIn(page, '  Maëlle ');
      await dialogOf(page).getByLabel('Last name').fill(' Korhonen  ');
      await press(page, 'Add talent');
      await isAdded(page);
    },
  },
];
