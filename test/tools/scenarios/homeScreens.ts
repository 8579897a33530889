import type { Page } from 'playwright-core';
import { nextHeld, nextSays, unreachable } from '../calls';
import { colleagueOf } from '../colleague';
import { signIn } from '../page';
import { aPicture, fileNamed } from '../papers';
import type { Scenario } from '../scenario';

const FIRST = 'Light on water';
const SECOND = 'The night belongs to us';
const CAPTION = 'A summer by the sea';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const caption = (page: Page) => page.getByRole('textbox', { name: 'Caption' });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move “${name}”` });
const switchOf = (page: Page) => row(page, FIRST).getByRole('checkbox', { name: /on the site/ });
const choose = async (page: Page, name = 'sea.jpg') =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles(fileNamed(name, 'image/jpeg', await aPicture()));
const isFirst = (page: Page, name: string) =>
  page.locator('.list-row').first().filter({ hasText: name }).waitFor();

async function atTheList(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'Home screens', exact: true }).click();
  await row(page, FIRST).waitFor();
}

async function editing(page: Page): Promise<void> {
  await row(page, FIRST).getByRole('button', { name: FIRST, exact: true }).click();
  await caption(page).waitFor();
}

export const about = [
  'screens',
  'screenDetail',
  'screenHold',
  'screenList',
  'screenOrder',
  'screenPicture',
  'screenPreview',
  'screenSwitches',
];

export const scenarios: readonly Scenario[] = [
  {
    name: 'home-screen-made-by-its-picture-and-given-a-caption',
    async run(page) {
      await atTheList(page);
      await choose(page);
      await caption(page).fill(CAPTION);
      await press(page, 'Save');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await row(page, CAPTION).waitFor();
    },
  },
  {
    name: 'home-screen-picture-refused-cancelled-then-another',
    async run(page) {
      await atTheList(page);
      const file = page.locator('input[type=file]').first();
      await file.setInputFiles(fileNamed('notes.txt', 'text/plain', Buffer.from('no picture')));
      await press(page, 'Dismiss');
      const release = await nextHeld(page, 'UploadPictFILM_UHD.php');
      await choose(page);
      await press(page, 'Cancel');
      release();
      const reach = await unreachable(page, 'UploadPictFILM_UHD.php');
      await choose(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await reach();
      await press(page, 'Try again');
      await caption(page).waitFor();
      await press(page, 'Close');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'home-screen-given-another-picture-and-looked-at',
    async run(page) {
      await atTheList(page);
      await editing(page);
      await choose(page);
      await page.locator('.screen-dialog img[src*="/2.jpg"]').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
      await press(page, 'Next home screen');
      await page.keyboard.press('Escape');
      await page.locator('.screen-preview').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'home-screens-ordered-by-keys-and-put-back-on-failure',
    async run(page) {
      await atTheList(page);
      await handle(page, FIRST).focus();
      for (const key of ['Space', 'ArrowDown', 'Escape', 'Space', 'ArrowDown'])
        await page.keyboard.press(key);
      await nextSays(page, 'MoveScreen.php', 'FAILED');
      await page.keyboard.press('Space');
      await page.getByText('The order was not saved').waitFor();
      await isFirst(page, FIRST);
      await press(page, 'Try again');
      await isFirst(page, SECOND);
      const release = await nextHeld(page, 'MoveScreen.php');
      await handle(page, FIRST).focus();
      for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp']) await page.keyboard.press(key);
      release();
      await page.getByText('The order was not saved').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'home-screens-ordered-by-a-colleague',
    async run(page) {
      await atTheList(page);
      const theirs = await colleagueOf(page);
      await theirs.goto(page.url());
      await handle(theirs, FIRST).focus();
      await theirs.keyboard.press('Alt+ArrowDown');
      await isFirst(page, SECOND);
      await theirs.context().close();
    },
  },
  {
    name: 'home-screen-save-meets-that-of-a-colleague',
    async run(page) {
      await atTheList(page);
      await editing(page);
      const theirs = await colleagueOf(page);
      await theirs.goto(page.url());
      await editing(theirs);
      await caption(page).fill('Mine');
      await caption(theirs).fill('Theirs');
      await theirs.getByRole('button', { name: 'Save', exact: true }).click();
      await press(page, 'Keep mine');
      await press(page, 'Save');
      await row(page, 'Mine').waitFor();
      await theirs.context().close();
    },
  },
  {
    name: 'home-screen-switch-put-back-on-failure',
    async run(page) {
      await atTheList(page);
      const reach = await unreachable(page, 'Toogle_ON_OFF_SCREEN.php');
      await switchOf(page).press('Space');
      await row(page, FIRST).getByText('Not taken off the site').waitFor();
      await reach();
      await switchOf(page).press('Space');
      await row(page, FIRST).getByText('Off the site').waitFor();
    },
  },
  {
    name: 'home-screen-deleted-and-undone',
    about: ['screens', 'deletion', 'undo', 'restoring'],
    async run(page) {
      await atTheList(page);
      await row(page, FIRST)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row(page, FIRST).waitFor({ state: 'detached' });
      await press(page, 'Undo');
      await row(page, FIRST).waitFor();
    },
  },
];
