import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  atTheFilm,
  choose,
  giveFile,
  makeThumbnails,
  picture,
  refuseOnce,
  sheetOf,
  withFolder,
} from '../filmPage';
import { dropFile, dropText } from '../dropped';
import { holdCalls } from '../heldCalls';
import { answered } from '../page';
import { aPicture } from '../papers';
import type { Scenario } from '../scenario';

export const about = ['thumbnails', 'editFilm'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'film-thumbnail-chosen',
    async run(page) {
      await atTheFilm(page);
      await makeThumbnails(page);
      await refuseOnce(page, 'ChooseThumbnail.php', 'FAILED');
      await picture(page, 3).check();
      await sheetOf(page).getByText('The picture was not kept').waitFor();
      await picture(page, 3).check();
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'film-thumbnail-chosen-while-another-is-sent',
    async run(page) {
      await atTheFilm(page);
      await makeThumbnails(page);
      const release = await holdCalls(page, '**/backend/ChooseThumbnail.php', 1);
      await picture(page, 2).check();
      await picture(page, 4).check();
      await picture(page, 5).check();
      release();
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'film-own-thumbnail-uploaded',
    run: withFolder(async (page, folder) => {
      const still = await makePicture(folder);
      await atTheFilm(page);
      await choose(page, 'Choose thumbnail…');
      await giveFile(page, still);
      await sheetOf(page).getByRole('radio', { name: 'Own picture' }).waitFor();
      await picture(page, 1).check();
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
      await sheetOf(page).getByRole('radio', { name: 'Own picture' }).check();
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
      await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
    }),
  },
  {
    name: 'film-own-thumbnail-cancelled',
    run: withFolder(async (page, folder) => {
      const still = await makePicture(folder);
      await atTheFilm(page);
      await choose(page, 'Choose thumbnail…');
      await page.route('**/backend/UploadPictFILM_UHD.php', () => undefined);
      await giveFile(page, still);
      await sheetOf(page).getByRole('button', { name: 'Cancel' }).click();
      await sheetOf(page).getByRole('button', { name: 'Upload a picture' }).waitFor();
    }),
  },
  {
    name: 'film-own-thumbnail-refused',
    run: withFolder(async (page, folder) => {
      const text = join(folder, 'notes.txt');
      const disguised = join(folder, 'notes.jpg');
      await writeFile(text, 'Dear all');
      await writeFile(disguised, 'Dear all');
      await atTheFilm(page);
      await choose(page, 'Choose thumbnail…');
      for (const path of [text, disguised]) {
        await giveFile(page, path);
        await sheetOf(page).getByText('This file is not a JPEG or PNG picture', { exact: false }).waitFor();
      }
      await answeredFor(page, disguised);
    }),
  },
  {
    name: 'film-own-thumbnail-too-large-or-as-large-as-may-be',
    run: withFolder(async (page, folder) => {
      const limit = 40 * 1024 * 1024;
      const still = join(folder, 'still.jpg');
      await writeFile(still, await aPicture());
      await atTheFilm(page);
      await choose(page, 'Choose thumbnail…');
      await truncate(still, limit + 1);
      await giveFile(page, still);
      await sheetOf(page).getByText('larger than 40 MB', { exact: false }).waitFor();
      await truncate(still, limit);
      await giveFile(page, still);
      await sheetOf(page).getByRole('radio', { name: 'Own picture' }).waitFor();
    }),
  },
  {
    name: 'film-own-thumbnail-dropped-while-a-choice-is-sent',
    async run(page) {
      await atTheFilm(page);
      await makeThumbnails(page);
      const own = sheetOf(page).getByText('A picture of your own', { exact: false });
      await dropText(own, 'Dear all');
      await sheetOf(page).getByText('No picture was chosen.').waitFor();
      const release = await holdCalls(page, '**/backend/ChooseThumbnail.php', 1);
      await picture(page, 2).check();
      await dropFile(own, 'still.jpg', 'image/jpeg', await aPicture());
      release();
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'film-own-thumbnails-two-dropped-while-a-choice-is-sent',
    async run(page) {
      await atTheFilm(page);
      await makeThumbnails(page);
      const own = sheetOf(page).getByText('A picture of your own', { exact: false });
      const release = await holdCalls(page, '**/backend/ChooseThumbnail.php', 1);
      await picture(page, 2).check();
      await dropFile(own, 'first.jpg', 'image/jpeg', await aPicture());
      await dropFile(own, 'second.jpg', 'image/jpeg', await aPicture('#2d72d2'));
      const sent = answered(page, 'UploadPictFILM_UHD.php');
      release();
      await sent;
      await answered(page, 'UploadPictFILM_UHD.php');
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
    },
  },
];

async function makePicture(folder: string): Promise<string> {
  const path = join(folder, 'still.png');
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#2d72d2' } }).toFile(path);
  return path;
}

/** The disguised file is asked of the server, whose refusal reads the same: its call must have been answered. */
async function answeredFor(page: Page, path: string): Promise<void> {
  const answer = answered(page, 'UploadPictFILM_UHD.php');
  await giveFile(page, path);
  await answer;
  await sheetOf(page).getByText('This file is not a JPEG or PNG picture', { exact: false }).waitFor();
}
