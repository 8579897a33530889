import { copyFile, mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { REFUSAL_HEADER } from '../../../src/contract/refusal';
import { makeFilm, makeSoundOnly } from '../films';
import { holdCalls, nextSays } from '../heldCalls';
import { answered } from '../page';
import type { Scenario } from '../scenario';
import {
  atTheSheet,
  choose,
  create,
  held,
  isReady,
  openSheet,
  scene,
  sheetOf,
  trayOf,
  cancelRunning,
} from '../uploadSheet';

const CREATE = '**/backend/Process_ID_CREATE.php';
const FIND_SERVER = '**/backend/GetAvailableMediaServerForUpload.php';
const DELETE = '**/backend/Process_ID_DELETE.php';
const MANAGER = '**/encodingmanager/**';

/** The page gives calls up after so many milliseconds from now on. */
const withTimeLimit = (page: Page, limit: number) =>
  page.evaluate((milliseconds) => {
    AbortSignal.timeout = () => {
      const control = new AbortController();
      setTimeout(() => control.abort(), milliseconds);
      return control.signal;
    };
  }, limit);

export const about = ['uploads', 'createFilm', 'encodings'];

export const scenarios: readonly Scenario[] = [
  scene('upload-that-cannot-begin', async (page, folder) => {
    const again = () => sheetOf(page).getByRole('button', { name: 'Try again' }).click();
    const says = (words: string) => sheetOf(page).getByText(words).waitFor();
    await atTheSheet(page);
    await page.route(CREATE, (route) => route.abort('connectionreset'), { times: 1 });
    await choose(page, await makeFilm(folder, 'mp4'));
    await says('The server could not be reached.');
    await nextSays(page, CREATE, 'FAILED');
    await again();
    await says('The server refused the file.');
    await page.route(FIND_SERVER, (route) => route.abort('connectionreset'), { times: 1 });
    await again();
    await says('The server could not be reached.');
    const reason = encodeURIComponent(JSON.stringify({ kind: 'conflict', reason: 'diskFull' }));
    const full = { status: 409, headers: { [REFUSAL_HEADER]: reason }, body: 'FAILED' };
    await page.route(FIND_SERVER, (route) => route.fulfill(full), { times: 1 });
    await again();
    await says('The server has no space for this file.');
    await nextSays(page, FIND_SERVER, 'FAILED');
    await again();
    await says('The server refused the file.');
    await again();
    await create(page);
    await isReady(page);
  }),
  scene('upload-that-takes-too-long-to-begin', async (page, folder) => {
    await atTheSheet(page);
    const release = await holdCalls(page, CREATE, 1);
    await withTimeLimit(page, 500);
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page).getByText('The server could not be reached.').waitFor();
    await withTimeLimit(page, 60_000);
    release();
    await sheetOf(page).getByRole('button', { name: 'Try again' }).click();
    await create(page);
    await isReady(page);
  }),
  scene('upload-reloaded-then-another-file-chosen', async (page, folder) => {
    page.on('dialog', (question) => void question.accept());
    await atTheSheet(page);
    const film = await makeFilm(folder, 'mp4');
    const renamed = join(folder, 'renamed.mp4');
    await copyFile(film, renamed);
    await mkdir(join(folder, 'longer'));
    const longer = join(folder, 'longer', 'film.mp4');
    await copyFile(film, longer);
    await truncate(longer, 1_000_000);
    const release = await held(page);
    await choose(page, film);
    await create(page);
    await page.reload();
    await release();
    await trayOf(page).getByText('Interrupted.', { exact: false }).waitFor();
    for (const other of [renamed, longer]) {
      await trayOf(page).locator('input[type=file]').setInputFiles(other);
      await page.getByText('This is another file').waitFor();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByText('This is another file').waitFor({ state: 'detached' });
    }
    const gone = answered(page, 'Process_ID_DELETE.php');
    await trayOf(page).getByRole('button', { name: 'Cancel the upload of film.mp4' }).click();
    await gone;
    await trayOf(page).waitFor({ state: 'detached' });
  }),
  scene('upload-too-large-or-as-large-as-may-be', async (page, folder) => {
    const limit = 200 * 1024 ** 3;
    const film = join(folder, 'film.mp4');
    await writeFile(film, '');
    await truncate(film, limit + 1);
    await atTheSheet(page);
    await choose(page, film);
    await page.getByText('notsupported', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await truncate(film, limit);
    await page.route(FIND_SERVER, (route) => route.abort('connectionreset'));
    await choose(page, film);
    await sheetOf(page).getByText('The server could not be reached.').waitFor();
  }),
  scene('upload-of-two-one-cancelled', async (page, folder) => {
    await atTheSheet(page);
    const release = await held(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page, 'First light');
    await openSheet(page);
    await choose(page, await makeFilm(folder, 'mpg'));
    await create(page, 'Second wind');
    const gone = answered(page, 'Process_ID_DELETE.php');
    await cancelRunning(page, 'film.mpg');
    await gone;
    await release();
    await isReady(page);
  }),
  scene('upload-cancelled-while-the-server-fails', async (page, folder) => {
    await atTheSheet(page);
    const release = await held(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await page.route(DELETE, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await cancelRunning(page, 'film.mp4');
    await trayOf(page).waitFor({ state: 'detached' });
    await release();
  }),
  scene('upload-cancelled-that-the-server-keeps', async (page, folder) => {
    await atTheSheet(page);
    const release = await held(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await nextSays(page, DELETE, 'FAILED');
    await cancelRunning(page, 'film.mp4');
    await trayOf(page).waitFor({ state: 'detached' });
    await release();
  }),
  scene('upload-encoding-manager-refuses', async (page, folder) => {
    await atTheSheet(page);
    await page.route(MANAGER, (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
    const refused = page.waitForResponse((response) => response.status() === 403);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await refused;
    await trayOf(page).getByRole('button', { name: 'Take film.mp4 off the list' }).click();
    await trayOf(page).waitFor({ state: 'detached' });
  }),
  scene('upload-title-of-spaces-only', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page)
      .getByLabel(/^Title/)
      .fill('   ');
    await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
    await sheetOf(page).getByText("Enter the film's title.").waitFor();
  }),
  scene('upload-of-a-film-in-place-of-one-without-a-picture', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeSoundOnly(folder));
    await sheetOf(page).getByText('this file holds no picture', { exact: false }).waitFor();
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await isReady(page);
  }),
  scene('upload-title-with-spaces-around-it', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page, '  Harbour at night ');
    await isReady(page);
  }),
];
