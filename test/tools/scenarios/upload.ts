import type { Page } from 'playwright-core';
import { breakEncoder } from '../filmPage';
import { makeFilm } from '../films';
import { answered } from '../page';
import type { Scenario } from '../scenario';
import {
  atTheSheet,
  BYTES,
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

/** Leaves a sheet whose file is on its way, and says that it may go. */
async function discardWithItsFile(page: Page, folder: string, leave: () => Promise<void>): Promise<void> {
  await atTheSheet(page);
  const release = await held(page);
  await choose(page, await makeFilm(folder, 'mp4'));
  await sheetOf(page).getByText('of', { exact: false }).first().waitFor();
  const gone = answered(page, 'Process_ID_DELETE.php');
  await leave();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await gone;
  await trayOf(page).waitFor({ state: 'detached' });
  await release();
}

/** The server gets all bytes; that it has them is heard once the returned function is called. */
async function answersHeld(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(BYTES, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

export const about = ['uploads', 'createFilm', 'encodingRetries', 'encodings'];

export const scenarios: readonly Scenario[] = [
  scene('upload-succeeds', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mov'));
    await create(page);
    await isReady(page);
    await trayOf(page).getByRole('button', { name: 'Take film.mov off the list' }).click();
    await trayOf(page).waitFor({ state: 'detached' });
  }),
  scene('upload-two-at-once', async (page, folder) => {
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page, 'First light');
    await openSheet(page);
    await choose(page, await makeFilm(folder, 'mpg'));
    await create(page, 'Second wind');
    await trayOf(page).getByText('Ready to play').nth(1).waitFor();
  }),
  scene('upload-cancelled', async (page, folder) => {
    await atTheSheet(page);
    const release = await held(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    const gone = answered(page, 'Process_ID_DELETE.php');
    await cancelRunning(page, 'film.mp4');
    await gone;
    await trayOf(page).waitFor({ state: 'detached' });
    await release();
  }),
  scene('upload-sheet-left-by-back', (page, folder) =>
    discardWithItsFile(page, folder, () => page.evaluate(() => window.history.back())),
  ),
  scene('upload-sheet-discarded', (page, folder) =>
    discardWithItsFile(page, folder, () =>
      sheetOf(page).getByRole('button', { name: 'Cancel', exact: true }).click(),
    ),
  ),
  scene('upload-lost-connection-then-resumed', async (page, folder) => {
    await atTheSheet(page);
    let lost = 0;
    await page.route(BYTES, (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
      lost += 1;
      return route.abort('connectionreset');
    });
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await isReady(page);
  }),
  scene('upload-refused-then-tried-again', async (page, folder) => {
    await atTheSheet(page);
    await page.route(BYTES, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 400, body: '' }) : route.continue(),
    );
    await choose(page, await makeFilm(folder, 'mp4'));
    await sheetOf(page).getByText('The server refused the file.').waitFor();
    await page.unroute(BYTES);
    await sheetOf(page).getByRole('button', { name: 'Try again' }).click();
    await create(page);
    await isReady(page);
  }),
  scene('upload-encoding-fails-and-is-retried', async (page, folder, server) => {
    await atTheSheet(page);
    await breakEncoder(server);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    const again = trayOf(page).getByRole('button', { name: 'Encode again' });
    await trayOf(page).getByText('the server had a fault', { exact: false }).waitFor();
    const asked = answered(page, 'RetryEncoding.php');
    await again.click();
    await asked;
    await again.waitFor();
  }),
  scene('upload-encoding-fails-before-all-is-sent', async (page, folder, server) => {
    await atTheSheet(page);
    await breakEncoder(server);
    const mayBeHeard = await answersHeld(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    const failed = page.waitForResponse(
      async (response) =>
        response.url().includes('getAllAgencyFilms') && (await response.text()).includes('FAILED'),
    );
    await create(page);
    await failed;
    mayBeHeard();
    await trayOf(page).getByRole('button', { name: 'Encode again' }).waitFor();
  }),
  scene('upload-reloaded-then-chosen-again', async (page, folder) => {
    page.on('dialog', (question) => void question.accept());
    await atTheSheet(page);
    const film = await makeFilm(folder, 'mp4');
    const release = await held(page);
    await choose(page, film);
    await create(page);
    await page.reload();
    await release();
    await trayOf(page).getByText('Interrupted.', { exact: false }).waitFor();
    await trayOf(page).locator('input[type=file]').setInputFiles(film);
    await isReady(page);
  }),
];
