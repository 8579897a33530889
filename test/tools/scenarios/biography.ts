import type { BrowserContext, Page } from 'playwright-core';
import { REFUSAL_HEADER } from '../../../src/contract/refusal';
import { brokenStream } from '../brokenStream';
import { colleagueOf } from '../colleague';
import { holdCalls, nextSays } from '../heldCalls';
import { newReel, officeOpened, openSection, openTalent, PASSWORD, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

const TALENT = 'Éloïse Garnier';
const SAVE = '**/SaveBiography.php';
const READ = '**/GetBiography.php*';

const textOf = (page: Page, name = 'Biography') => page.getByRole('textbox', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Resolves when the toast is there, the lock of 2 s has gone by, and the toast with its 3 s. */
async function toasted(page: Page, words: string): Promise<void> {
  const toast = page.locator('.bp6-toast').filter({ hasText: words });
  await toast.first().waitFor();
  await page.locator('.bp6-toast').waitFor({ state: 'detached' });
}

/** The text is saved when its button is pressed, and not by itself. */
const byHand = (page: Page) =>
  page.getByRole('checkbox', { name: 'Save automatically' }).uncheck({ force: true });

async function atTheBiography(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await openSection(page, 'Biography');
  await byHand(page);
}

async function write(page: Page, words: string, name?: string): Promise<void> {
  await textOf(page, name).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

const SAVED = 'Biographie sauvegardée avec succès';

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await toasted(page, SAVED);
}

/** A colleague saves another text of a talent, in a window of their own. */
async function colleagueSaves(page: Page, words: string, talent = TALENT): Promise<void> {
  const theirs = await colleagueOf(page);
  await openTalent(theirs, talent);
  await openSection(theirs, 'Biography');
  await byHand(theirs);
  await write(theirs, words);
  await saveButton(theirs).click();
  await theirs.getByText(SAVED).waitFor();
  await theirs.context().close();
}

async function inConflict(page: Page): Promise<void> {
  await atTheBiography(page);
  await write(page, 'Mine');
  await colleagueSaves(page, 'Theirs');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Keep my text' }).waitFor();
}

const scene = (name: string, run: (page: Page, context: BrowserContext) => Promise<void>): Scenario => ({
  name: `biography-${name}`,
  async run(page, context) {
    page.on('dialog', (question) => void question.accept());
    await run(page, context);
  },
});

async function agencyTextSaved(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await page.getByRole('link', { name: 'About the agency' }).click();
  await byHand(page);
  await write(page, 'Since 1998.', 'About the agency');
  await saveButton(page).click();
  await toasted(page, 'Text saved');
}

export const about = ['longText', 'longTexts'];

export const scenarios: readonly Scenario[] = [
  scene('saved', async (page) => {
    await atTheBiography(page);
    await write(page, '# Lyon');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Works in Paris.');
    await save(page);
  }),
  scene('written-while-a-save-runs', async (page) => {
    await atTheBiography(page);
    await write(page, 'Lyon');
    await saveButton(page).click();
    await page.keyboard.press('Control+s');
    await write(page, ', then Paris');
    await toasted(page, SAVED);
    await save(page);
  }),
  scene('empty', async (page) => {
    await atTheBiography(page);
    await write(page, 'Lyon');
    await save(page);
    await textOf(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('  ');
    await saveButton(page).click();
    await toasted(page, 'Erreur: Le contenu de la biographie est vide');
    await page.getByRole('button', { name: 'Back to the saved text' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await textOf(page).getByText('Lyon').waitFor();
  }),
  scene('of-a-talent-that-is-gone', async (page) => {
    await atTheBiography(page);
    const explained = { [REFUSAL_HEADER]: encodeURIComponent(JSON.stringify({ kind: 'notFound' })) };
    await page.route(SAVE, (route) => route.fulfill({ status: 404, headers: explained, body: '{}' }));
    await write(page, 'Lyon');
    await saveButton(page).click();
    await toasted(page, 'Erreur: Identifiant talent manquant');
  }),
  scene('server-says-why-not', async (page) => {
    await atTheBiography(page);
    const reply = { status: 'error', message: 'disk full' };
    await page.route(SAVE, (route) => route.fulfill({ json: reply }));
    await write(page, 'Lyon');
    await saveButton(page).click();
    await toasted(page, 'Erreur lors de la sauvegarde: disk full');
    await page.unroute(SAVE);
    await save(page);
  }),
  scene('offline-then-saved-as-the-same-request', async (page) => {
    await atTheBiography(page);
    await page.route(SAVE, (route) => route.abort('connectionreset'));
    await write(page, 'Lyon');
    await saveButton(page).click();
    await toasted(page, 'Erreur lors de la sauvegarde: ');
    await page.unroute(SAVE);
    await save(page);
  }),
  scene('session-ends-in-the-middle-of-a-save', async (page, context) => {
    await atTheBiography(page);
    await write(page, 'Lyon');
    await context.clearCookies();
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'You were signed out' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await toasted(page, SAVED);
  }),
  scene('conflict-mine-kept', async (page) => {
    await inConflict(page);
    await page.getByRole('button', { name: 'Keep my text' }).click();
    await toasted(page, SAVED);
  }),
  scene('conflict-theirs-taken', async (page) => {
    await inConflict(page);
    await page.getByRole('button', { name: 'Take the other text' }).click();
    await textOf(page).getByText('Theirs').waitFor();
  }),
  scene('of-a-colleague-shown-at-once', async (page) => {
    await atTheBiography(page);
    await colleagueSaves(page, 'Theirs');
    await textOf(page).getByText('Theirs').waitFor();
  }),
  scene('unsaved-text-after-a-reload', async (page) => {
    await atTheBiography(page);
    await write(page, 'Lyon');
    await page.reload();
    await page.getByText('This text was not saved last time.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await save(page);
  }),
  scene('load-fails-then-succeeds', async (page) => {
    await submitSignIn(page);
    await officeOpened(page);
    await openTalent(page, TALENT);
    await page.route(READ, (route) => route.fulfill({ status: 500, body: '' }));
    await openSection(page, 'Biography');
    await page.getByText('The text could not be loaded').waitFor();
    await page.unroute(READ);
    await page.getByRole('button', { name: 'Try again' }).click();
    await textOf(page).waitFor();
  }),
  scene('of-the-agency', agencyTextSaved),
  scene('of-the-agency-emptied', async (page) => {
    await agencyTextSaved(page);
    await textOf(page, 'About the agency').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await saveButton(page).click();
    await toasted(page, 'Text saved');
  }),
  scene('of-another-talent-saved-by-a-colleague', async (page) => {
    await atTheBiography(page);
    await colleagueSaves(page, 'Theirs', 'Leon Castellane');
    await write(page, 'Mine');
    await save(page);
  }),
  scene('of-the-agency-saved-by-a-colleague', async (page) => {
    await submitSignIn(page);
    await officeOpened(page);
    await page.getByRole('link', { name: 'About the agency' }).click();
    await textOf(page, 'About the agency').waitFor();
    const theirs = await colleagueOf(page);
    await theirs.getByRole('link', { name: 'About the agency' }).click();
    await byHand(theirs);
    await write(theirs, 'Since 1998.', 'About the agency');
    await saveButton(theirs).click();
    await textOf(page, 'About the agency').getByText('Since 1998.').waitFor();
    await theirs.context().close();
  }),
  scene('saved-by-a-backend-that-counts-no-versions', async (page) => {
    await atTheBiography(page);
    await write(page, 'Lyon');
    await nextSays(page, SAVE, '{"status":"success","message":""}');
    await save(page);
  }),
  scene('saved-by-a-backend-that-counts-in-its-own-way', async (page) => {
    await atTheBiography(page);
    await write(page, 'Lyon');
    await nextSays(page, SAVE, '{"status":"success","message":"","ROW_VERSION":"1047"}');
    await save(page);
  }),
  scene('opened-again-while-it-is-saved', async (page) => {
    await brokenStream(page);
    await atTheBiography(page);
    await write(page, 'Lyon');
    const saveOn = await holdCalls(page, SAVE, 1);
    await saveButton(page).click();
    await openSection(page, 'Record');
    const asked = page.waitForRequest(READ);
    const readOn = await holdCalls(page, READ, 1);
    await openSection(page, 'Biography');
    await asked;
    saveOn();
    await textOf(page).getByText('Lyon').waitFor();
    readOn();
    await toasted(page, SAVED);
  }),
  scene('of-another-talent-opened-while-one-is-saved', async (page) => {
    await brokenStream(page);
    await atTheBiography(page);
    await write(page, 'Lyon');
    const saveOn = await holdCalls(page, SAVE, 1);
    await saveButton(page).click();
    await page.getByRole('link', { name: /^All talents/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await openTalent(page, 'Leon Castellane');
    const asked = page.waitForRequest(READ);
    const readOn = await holdCalls(page, READ, 1);
    await openSection(page, 'Biography');
    await asked;
    saveOn();
    await toasted(page, SAVED);
    readOn();
    await textOf(page).waitFor();
  }),
  scene('open-while-a-colleague-works-on-the-reels', async (page) => {
    await atTheBiography(page);
    const theirs = await colleagueOf(page);
    await openTalent(theirs, TALENT);
    await newReel(theirs, 'Pour Halden');
    await theirs.context().close();
    await write(page, 'Mine');
    await save(page);
  }),
];
