import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFilm } from '../films';
import {
  atTheFilm,
  choose,
  encodeAgain,
  encoded,
  giveFile,
  picture,
  refuseOnce,
  sheetOf,
  withFolder,
} from '../filmPage';
import { answered, createFilm } from '../page';
import { aPicture } from '../papers';
import type { Scenario } from '../scenario';

export const about = ['editFilm', 'reencoding', 'films', 'encodings'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'film-encoded-again',
    async run(page) {
      await atTheFilm(page);
      await choose(page, 'Encode again…');
      await sheetOf(page).getByText('Old TV recording (4:3) with black bars at the sides').click();
      await sheetOf(page).getByText('Make new pictures from the film').click();
      await encodeAgain(page);
      await encoded(page);
      await sheetOf(page).getByRole('tab', { name: 'Thumbnail' }).click();
      await picture(page, 8).waitFor();
    },
  },
  {
    name: 'film-encoded-again-in-other-shapes',
    async run(page) {
      await atTheFilm(page);
      await choose(page, 'Encode again…');
      for (const shape of [
        'Widescreen (16:9)',
        'Old TV recording (4:3) that looks too narrow',
        'As it is in the file',
      ]) {
        await sheetOf(page).getByText(shape).click();
        await encodeAgain(page);
        await encoded(page);
      }
    },
  },
  {
    name: 'film-encoding-again-refused',
    async run(page) {
      await atTheFilm(page);
      await choose(page, 'Encode again…');
      await refuseOnce(page, 'REencodeFilm.php', 'error');
      await encodeAgain(page);
      await sheetOf(page).getByText('The film was not sent to be encoded').waitFor();
    },
  },
  {
    name: 'film-file-replaced',
    run: withFolder(async (page, folder) => {
      await atTheFilm(page);
      await choose(page, 'Replace the file…');
      await giveFile(page, await makeFilm(folder, 'mov'));
      await sheetOf(page).getByText('Drop the film file here').waitFor({ state: 'detached' });
      await sheetOf(page).getByText('Drop the film file here').waitFor();
    }),
  },
  {
    name: 'film-that-just-came-encoded-again-with-a-picture-of-its-own',
    run: withFolder(async (page, folder) => {
      const title = 'Harbour at night';
      const still = join(folder, 'still.jpg');
      await writeFile(still, await aPicture());
      await atTheFilm(page);
      await createFilm(page, await makeFilm(folder, 'mp4'), title);
      await page.getByRole('region', { name: 'Uploads' }).getByText('Ready to play').waitFor();
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Encode again…' }).click();
      const sheet = page.getByRole('dialog', { name: title });
      const queued = answered(page, 'REencodeFilm.php');
      await sheet.getByRole('button', { name: 'Encode again' }).click();
      await queued;
      await sheet.getByRole('tab', { name: 'Thumbnail' }).click();
      await sheet.locator('input[type=file]').setInputFiles(still);
      await sheet.getByRole('radio', { name: 'Own picture' }).waitFor();
    }),
  },
];
