import type { Page } from 'playwright-core';
import { dropFile } from '../dropped';
import { officeOpened, openSection, openTalent, submitSignIn } from '../page';
import { aPicture, fileNamed } from '../papers';
import { holdCalls } from '../heldCalls';
import type { Scenario } from '../scenario';

const UPLOAD = '**/UploadPictFILM_UHD.php';
const SAVE = '**/SetProfilePicture.php';

const cardOf = (page: Page) => page.getByRole('region', { name: 'Profile picture', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Profile picture' });
const press = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true }).click();
const says = (page: Page, words: string) => cardOf(page).getByText(words, { exact: false }).first().waitFor();

const choose = (page: Page, name: string, bytes: Buffer) =>
  cardOf(page)
    .locator('input[type=file]')
    .setInputFiles(fileNamed(name, 'image/jpeg', bytes));

async function openCard(page: Page, talent = 'Éloïse Garnier'): Promise<void> {
  await openTalent(page, talent);
  await openSection(page, 'Record');
  await cardOf(page).waitFor();
}

async function atTheCard(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openCard(page);
}

async function chooseStill(page: Page): Promise<void> {
  await press(page, 'Choose from films…');
  await dialogOf(page).getByRole('button', { name: 'Pluie sur Belleville' }).click();
  await dialogOf(page).getByRole('button', { name: 'Picture 1 of “Pluie sur Belleville”' }).click();
}

const scene = (name: string, run: (page: Page) => Promise<void>): Scenario => ({
  name: `picture-${name}`,
  run,
});

export const about = ['profilePicture', 'talents'];

export const scenarios: readonly Scenario[] = [
  scene('of-a-film-chosen-then-undone', async (page) => {
    await atTheCard(page);
    await chooseStill(page);
    await says(page, 'The profile picture was changed.');
    await press(page, 'Undo');
    await says(page, 'The profile picture was changed.');
    await press(page, 'Dismiss');
  }),
  scene('chooser-left', async (page) => {
    await atTheCard(page);
    await press(page, 'Choose from films…');
    await dialogOf(page).getByRole('button', { name: 'Pluie sur Belleville' }).click();
    await dialogOf(page).getByRole('button', { name: 'Another film' }).click();
    await dialogOf(page).getByRole('button', { name: 'Pluie sur Belleville' }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
  }),
  scene('own-then-removed', async (page) => {
    await atTheCard(page);
    await choose(page, 'portrait.jpg', await aPicture());
    await says(page, 'The profile picture was changed.');
    await press(page, 'Remove');
    await says(page, 'No picture yet');
    await says(page, 'The profile picture was changed.');
  }),
  scene('that-is-no-picture', async (page) => {
    await atTheCard(page);
    await cardOf(page)
      .locator('input[type=file]')
      .setInputFiles(fileNamed('notes.txt', 'text/plain', Buffer.from('Dear all')));
    await says(page, 'This file is not a JPEG or PNG picture.');
    const refused = page.waitForResponse(UPLOAD);
    await choose(page, 'drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await refused;
    await says(page, 'This file is not a JPEG or PNG picture.');
    await press(page, 'Dismiss');
  }),
  scene('connection-lost-then-sent', async (page) => {
    await atTheCard(page);
    await page.route(UPLOAD, (route) => route.abort('connectionreset'));
    await choose(page, 'portrait.jpg', await aPicture());
    await says(page, 'The server cannot be reached.');
    await page.unroute(UPLOAD);
    await press(page, 'Try again');
    await says(page, 'The profile picture was changed.');
  }),
  scene('upload-cancelled', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD);
    await choose(page, 'portrait.jpg', await aPicture());
    await press(page, 'Cancel');
    await cardOf(page).getByRole('progressbar').waitFor({ state: 'detached' });
    release();
  }),
  scene('not-saved-then-tried-again', async (page) => {
    await atTheCard(page);
    await page.route(SAVE, (route) => route.abort('connectionreset'));
    await chooseStill(page);
    await says(page, 'The server cannot be reached.');
    await page.unroute(SAVE);
    await press(page, 'Try again');
    await says(page, 'The profile picture was changed.');
  }),
  scene('the-same-chosen-again', async (page) => {
    await atTheCard(page);
    await chooseStill(page);
    await says(page, 'The profile picture was changed.');
    await press(page, 'Dismiss');
    await chooseStill(page);
    await dialogOf(page).waitFor({ state: 'detached' });
  }),
  scene('dropped-while-a-choice-is-saved', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, SAVE, 1);
    await chooseStill(page);
    await dialogOf(page).waitFor({ state: 'detached' });
    await dropFile(cardOf(page), 'portrait.jpg', 'image/jpeg', await aPicture());
    const sent = page.waitForResponse(UPLOAD);
    const saved = page.waitForResponse(SAVE);
    release();
    await sent;
    await saved;
    await says(page, 'The profile picture was changed.');
  }),
  scene('dropped-while-another-is-sent', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD, 1);
    await choose(page, 'portrait.jpg', await aPicture());
    await dropFile(cardOf(page), 'another.jpg', 'image/jpeg', await aPicture('#7f2a2a'));
    const first = page.waitForResponse(SAVE);
    release();
    await first;
    await page.waitForResponse(SAVE);
    await says(page, 'The profile picture was changed.');
  }),
  scene('empty-too-large-or-as-large-as-may-be', async (page) => {
    const limit = 40 * 1024 * 1024;
    await atTheCard(page);
    await choose(page, 'empty.jpg', Buffer.alloc(0));
    await says(page, 'The file is empty');
    await choose(page, 'large.jpg', Buffer.alloc(limit + 1));
    await says(page, 'larger than 40 MB');
    const picture = await aPicture();
    await choose(page, 'padded.jpg', Buffer.concat([picture, Buffer.alloc(limit - picture.length)]));
    await says(page, 'The profile picture was changed.');
  }),
  scene('of-two-talents-one-cancelled', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD);
    await choose(page, 'portrait.jpg', await aPicture());
    await openCard(page, 'Leon Castellane');
    await choose(page, 'other.jpg', await aPicture());
    await press(page, 'Cancel');
    await cardOf(page).getByRole('progressbar').waitFor({ state: 'detached' });
    release();
    await openCard(page);
    await says(page, 'The profile picture was changed.');
  }),
];
