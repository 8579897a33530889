import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { makeFilm } from '../films';
import { answered, officeOpened, openTalent, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

const TALENT = 'Éloïse Garnier';
const FILM = 'Cobalt & Rose';

const filmsOf = (page: Page) => page.getByRole('region', { name: 'Films', exact: true });
const cardOf = (page: Page) => filmsOf(page).getByRole('listitem').filter({ hasText: FILM });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: FILM });
const deletionOf = (page: Page) => page.getByRole('dialog', { name: 'Delete film' });

async function atTheFilm(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await cardOf(page).waitFor();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${FILM}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function askToDelete(page: Page): Promise<void> {
  await choose(page, 'Delete film…');
  await deletionOf(page).getByText('It stands on', { exact: false }).waitFor();
}

const confirm = (page: Page) => deletionOf(page).getByRole('button', { name: 'Delete film' }).click();

const encodeAgain = (page: Page) => sheetOf(page).getByRole('button', { name: 'Encode again' }).click();

/** One call of a script is answered with its literal word for a refusal. */
async function refuseOnce(page: Page, path: string, body: string): Promise<void> {
  const address = `**/backend/${path}`;
  await page.route(address, async (route) => {
    await page.unroute(address);
    await route.fulfill({ status: 200, contentType: 'text/plain', body });
  });
}

const withFolder =
  (act: (page: Page, folder: string) => Promise<void>): Scenario['run'] =>
  async (page) => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-films-'));
    try {
      await act(page, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

const upload = (page: Page, path: string) => sheetOf(page).locator('input[type=file]').setInputFiles(path);

export const scenarios: readonly Scenario[] = [
  {
    name: 'film-deleted-and-undone',
    async run(page) {
      await atTheFilm(page);
      await askToDelete(page);
      await confirm(page);
      await cardOf(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await cardOf(page).waitFor();
      await page.getByText('is back', { exact: false }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'film-deletion-refused-then-given-up',
    async run(page) {
      await atTheFilm(page);
      await askToDelete(page);
      await refuseOnce(page, 'DeleteFilm.php', 'error');
      await confirm(page);
      await deletionOf(page).getByText('The film was not deleted').waitFor();
      await deletionOf(page).getByRole('button', { name: 'Cancel' }).click();
      await deletionOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'film-undo-refused-then-tried-again',
    async run(page) {
      await atTheFilm(page);
      await askToDelete(page);
      await confirm(page);
      await refuseOnce(page, 'RestoreFromTrash.php', 'error');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('The film could not be restored', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await cardOf(page).waitFor();
    },
  },
  {
    name: 'film-encoded-again',
    async run(page) {
      await atTheFilm(page);
      await choose(page, 'Encode again…');
      await sheetOf(page).getByText('PAL 4:3 between black bars (PALBLACK)').click();
      await sheetOf(page).getByText('Make the thumbnails anew (VIGNETTE)').click();
      await encodeAgain(page);
      await sheetOf(page).getByRole('progressbar').waitFor();
      await sheetOf(page).getByRole('button', { name: 'Encode again' }).waitFor();
      await sheetOf(page).getByRole('tab', { name: 'Thumbnail' }).click();
      await sheetOf(page).getByRole('radio', { name: 'Picture 8' }).waitFor({ state: 'attached' });
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
      await upload(page, await makeFilm(folder, 'mov'));
      await sheetOf(page).getByText('Drop the film file here').waitFor({ state: 'detached' });
      await sheetOf(page).getByText('Drop the film file here').waitFor();
    }),
  },
  {
    name: 'film-thumbnail-chosen',
    async run(page) {
      await atTheFilm(page);
      await choose(page, 'Choose thumbnail…');
      await refuseOnce(page, 'ChooseThumbnail.php', 'FAILED');
      await sheetOf(page).getByText('The picture that stands for the film').waitFor();
      await sheetOf(page).getByRole('tab', { name: 'File and encoding' }).click();
      await sheetOf(page).getByText('Make the thumbnails anew (VIGNETTE)').click();
      await encodeAgain(page);
      await sheetOf(page).getByRole('progressbar').waitFor();
      await sheetOf(page).getByRole('button', { name: 'Encode again' }).waitFor();
      await sheetOf(page).getByRole('tab', { name: 'Thumbnail' }).click();
      const third = sheetOf(page).getByRole('radio', { name: 'Picture 3' });
      await third.check();
      await sheetOf(page).getByText('The picture was not kept').waitFor();
      const kept = answered(page, 'ChooseThumbnail.php');
      await third.check();
      await kept;
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'attached' });
      await sheetOf(page).getByText('Kept', { exact: true }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'film-own-thumbnail-uploaded',
    run: withFolder(async (page, folder) => {
      const picture = join(folder, 'still.png');
      await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#2d72d2' } }).toFile(
        picture,
      );
      await atTheFilm(page);
      await choose(page, 'Choose thumbnail…');
      await upload(page, picture);
      await sheetOf(page).getByRole('radio', { name: 'Own picture' }).waitFor({ state: 'attached' });
      await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
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
        await upload(page, path);
        await sheetOf(page).getByText('This file is not a JPEG or PNG picture', { exact: false }).waitFor();
      }
      await answeredFor(page, disguised);
    }),
  },
  {
    name: 'agency-films-searched',
    async run(page) {
      await submitSignIn(page);
      await officeOpened(page);
      await page.getByRole('link', { name: 'All films' }).click();
      await page.getByRole('searchbox', { name: 'Search title, director, talent' }).fill('eloise cobalt');
      await page.getByRole('button', { name: `Play ${FILM}` }).waitFor();
      await page.getByRole('link', { name: TALENT }).click();
      await cardOf(page).waitFor();
    },
  },
];

/** The disguised file is asked of the server, whose refusal reads the same: its call must have been answered. */
async function answeredFor(page: Page, path: string): Promise<void> {
  const answer = answered(page, 'UploadPictFILM_UHD.php');
  await upload(page, path);
  await answer;
  await sheetOf(page).getByText('This file is not a JPEG or PNG picture', { exact: false }).waitFor();
}
