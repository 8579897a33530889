import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { asked, nextAnswerLost, nextHeld, nextRefused, nextSays, script } from '../calls';
import { dropText } from '../dropped';
import { breakEncoder } from '../filmPage';
import { makeFilm } from '../films';
import { answered, toDashboardUnder } from '../page';
import type { Scenario } from '../scenario';
import { atTheSheet, choose, create, isReady, scene, sheetOf, trayOf } from '../uploadSheet';

const CREATE = 'Process_ID_CREATE.php';
const SERVER = 'GetAvailableMediaServerForUpload.php';
const DELETE = 'Process_ID_DELETE.php';
const RETRY = 'RetryEncoding.php';

const cancel = (page: Page) =>
  sheetOf(page).getByRole('button', { name: 'Cancel the upload of film.mp4' }).click();
/** The sheet waits for a file again. */
const isEmpty = (page: Page) => sheetOf(page).getByText('Drop the film file here').waitFor();
const tryAgain = (page: Page) => sheetOf(page).getByRole('button', { name: 'Try again' }).click();
const encodeAgain = (page: Page) => trayOf(page).getByRole('button', { name: 'Encode again' });

/** The next call of a script is refused, once the returned function is called. */
async function nextRefusedLate(page: Page, path: string): Promise<() => void> {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(
    script(path),
    async (route) => {
      await refused;
      await route.fulfill({ contentType: 'text/plain', body: 'FAILED' });
    },
    { times: 1 },
  );
  return refuse;
}

async function discard(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
}

/** A file is chosen and given up while its process is being made. */
async function cancelledWhileItIsMade(page: Page, folder: string): Promise<void> {
  const isAsked = asked(page, CREATE);
  await choose(page, await makeFilm(folder, 'mp4'));
  await isAsked;
  const gone = answered(page, DELETE);
  await cancel(page);
  await gone;
  await isEmpty(page);
}

export const about = ['uploads', 'createFilm', 'encodingRetries', 'encodings'];

export const scenarios: readonly Scenario[] = [
  scene('upload-cancelled-while-it-is-prepared', async (page, folder) => {
    await atTheSheet(page);
    const release = await nextHeld(page, CREATE);
    await cancelledWhileItIsMade(page, folder);
    // The process that the server makes all the same is deleted.
    const goneAsWell = answered(page, DELETE);
    release();
    await goneAsWell;
  }),
  scene('upload-cancelled-before-the-server-is-asked', async (page, folder) => {
    const film = await makeFilm(folder, 'mp4');
    await atTheSheet(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await choose(page, film);
    const gone = answered(page, DELETE);
    await cancel(page);
    await gone;
    await page.clock.resume();
    await isEmpty(page);
  }),
  scene('upload-cancelled-that-the-server-refuses-to-begin', async (page, folder) => {
    await atTheSheet(page);
    const refuse = await nextRefusedLate(page, CREATE);
    await cancelledWhileItIsMade(page, folder);
    const refused = answered(page, CREATE);
    refuse();
    await refused;
    await sheetOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await sheetOf(page).waitFor({ state: 'detached' });
  }),
  scene('upload-cancelled-then-another-file-chosen-while-it-is-prepared', async (page, folder) => {
    await atTheSheet(page);
    const release = await nextHeld(page, CREATE);
    await cancelledWhileItIsMade(page, folder);
    const releaseOther = await nextHeld(page, CREATE);
    const isAskedAgain = asked(page, CREATE);
    await choose(page, await makeFilm(folder, 'mov'));
    await isAskedAgain;
    const goneAsWell = answered(page, DELETE);
    release();
    await goneAsWell;
    releaseOther();
    await create(page);
    await isReady(page);
  }),
  scene('upload-without-space-then-given-up', async (page, folder) => {
    await atTheSheet(page);
    await nextRefused(page, SERVER, { kind: 'conflict', reason: 'diskFull' });
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page)
      .getByText(/^The server has no space/)
      .waitFor();
    await sheetOf(page).getByRole('button', { name: 'Try again', disabled: false }).waitFor();
    const gone = answered(page, DELETE);
    await cancel(page);
    await gone;
    await isEmpty(page);
  }),
  scene('upload-cancelled-while-its-error-stands', async (page, folder) => {
    await atTheSheet(page);
    await nextSays(page, CREATE, 'FAILED');
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page).getByRole('button', { name: 'Try again', disabled: true }).waitFor();
    await cancel(page);
    await isEmpty(page);
  }),
  scene('upload-done-then-sheet-discarded', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page).getByText('Ready to play').waitFor();
    const gone = answered(page, DELETE);
    await discard(page);
    await gone;
    await trayOf(page).waitFor({ state: 'detached' });
  }),
  scene('upload-encoding-again-refused', async (page, folder, server) => {
    page.setDefaultTimeout(40_000);
    await atTheSheet(page);
    await breakEncoder(server);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await encodeAgain(page).waitFor();
    await nextSays(page, RETRY, 'error');
    await encodeAgain(page).click();
    await trayOf(page)
      .getByText(/Try again, or ask an administrator/)
      .waitFor();
    const done = answered(page, RETRY);
    await encodeAgain(page).click();
    await done;
    await encodeAgain(page).waitFor();
  }),
  scene('upload-of-a-file-that-was-moved-away', async (page, folder) => {
    await atTheSheet(page);
    const film = await makeFilm(folder, 'mp4');
    const release = await nextHeld(page, CREATE);
    const isAsked = asked(page, CREATE);
    await choose(page, film);
    await isAsked;
    await rm(film);
    release();
    await sheetOf(page)
      .getByText(/^The file could not be read/)
      .waitFor();
    await sheetOf(page).getByRole('button', { name: 'Choose the file again…', disabled: false }).waitFor();
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await isReady(page);
  }),
  scene('upload-page-left-while-its-film-is-created', async (page, folder) => {
    await atTheSheet(page);
    const release = await nextHeld(page, SERVER);
    const isAsked = asked(page, SERVER);
    await choose(page, await makeFilm(folder, 'mp4'));
    await isAsked;
    await sheetOf(page)
      .getByLabel(/^Title/)
      .fill('Harbour at night');
    await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
    await toDashboardUnder(page);
    release();
    await sheetOf(page).waitFor({ state: 'detached' });
    await isReady(page);
  }),
  scene('upload-fails-while-its-film-is-created', async (page, folder) => {
    await atTheSheet(page);
    const refuse = await nextRefusedLate(page, SERVER);
    const isAsked = asked(page, SERVER);
    await choose(page, await makeFilm(folder, 'mp4'));
    await isAsked;
    await sheetOf(page)
      .getByLabel(/^Title/)
      .fill('Harbour at night');
    await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
    refuse();
    await sheetOf(page).getByText('The server refused the file.').waitFor();
    await tryAgain(page);
    await create(page);
    await isReady(page);
  }),
  scene('upload-film-not-created-then-created', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page).getByText('Ready to play').waitFor();
    await nextSays(page, 'AddNewFilm.php', 'error');
    await sheetOf(page)
      .getByLabel(/^Title/)
      .fill('Harbour at night');
    await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
    await sheetOf(page).getByRole('alert').waitFor();
    await create(page);
  }),
  scene('upload-film-created-once-though-its-answer-was-lost', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page).getByText('Ready to play').waitFor();
    await nextAnswerLost(page, 'AddNewFilm.php');
    await sheetOf(page)
      .getByLabel(/^Title/)
      .fill('Harbour at night');
    await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
    await sheetOf(page).getByText('It is not known whether this was done').waitFor();
    await create(page);
  }),
  scene('upload-slow-enough-to-tell-how-long-it-takes', async (page, folder) => {
    await atTheSheet(page);
    const film = await makeFilm(folder, 'mpg', { size: '640x360', extra: ['-q:v', '2', '-b:v', '8M'] });
    const network = await page.context().newCDPSession(page);
    const limits = { offline: false, latency: 0, downloadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: 500_000 });
    await choose(page, film);
    await create(page);
    await trayOf(page)
      .getByText(/seconds? left/)
      .waitFor();
    await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 });
    await isReady(page);
  }),
  scene('upload-of-no-file-at-all', async (page) => {
    await atTheSheet(page);
    await dropText(sheetOf(page).locator('.drop-zone'), 'https://films.example/harbour');
    await page.getByText('notsupported_undef', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
  }),
];
