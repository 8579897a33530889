import type { Page, Route } from 'playwright-core';
import { brokenStream } from '../brokenStream';
import { makeFilm } from '../films';
import { answered } from '../page';
import type { Scenario } from '../scenario';
import { atTheSheet, choose, create, held, isReady, scene, trayOf, cancelRunning } from '../uploadSheet';

const LIST = '**/backend/GetProcesses.php*';
const ALL_FILMS = '**/backend/getAllAgencyFilms.php*';
const MANAGER = '**/encodingmanager/**';

/** The next list is read by the server at once and comes later. Resolves, once it is read, with what lets it come. */
async function nextIsLate(page: Page, list: string): Promise<{ read: Promise<void>; come: () => void }> {
  let come: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (come = resolve));
  let note: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (note = resolve));
  await page.route(
    list,
    async (route) => {
      const response = await route.fetch();
      note();
      await mayCome;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { read, come };
}

const isEncoded = (page: Page) =>
  trayOf(page)
    .getByText(/^Encoding/)
    .waitFor();

/** Lists uploads as a backend does that encodes nothing before its encoding manager is told. */
async function asNotEncoded(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = JSON.stringify(await response.json(), (key, value: unknown) =>
    key === 'ENCODING' ? 'NONE' : value,
  );
  await route.fulfill({ response, body });
}

export const about = ['uploads', 'createFilm', 'encodings'];

export const scenarios: readonly Scenario[] = [
  scene('upload-list-not-loaded', async (page, folder) => {
    await page.route(LIST, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await isReady(page);
  }),
  scene('upload-cancelled-while-the-list-is-read-again', async (page, folder) => {
    const mend = await brokenStream(page);
    await atTheSheet(page);
    const release = await held(page);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    const { read, come } = await nextIsLate(page, LIST);
    mend();
    await read;
    const gone = answered(page, 'Process_ID_DELETE.php');
    await cancelRunning(page, 'film.mp4');
    await gone;
    await trayOf(page).waitFor({ state: 'detached' });
    const listed = answered(page, 'GetProcesses.php');
    come();
    await listed;
    await trayOf(page).waitFor({ state: 'detached' });
    await release();
  }),
  scene('upload-list-older-than-the-progress-of-its-encoding', async (page, folder) => {
    page.setDefaultTimeout(60_000);
    const mend = await brokenStream(page);
    await atTheSheet(page);
    const release = await held(page);
    await choose(page, await makeFilm(folder, 'mp4', { size: '1280x720', seconds: 8 }));
    await create(page);
    const { read, come } = await nextIsLate(page, LIST);
    mend();
    await read;
    await release();
    await isEncoded(page);
    come();
    await isReady(page);
  }),
  scene('upload-list-older-than-the-news-of-its-encoding', async (page, folder) => {
    page.on('dialog', (question) => void question.accept());
    await atTheSheet(page);
    await choose(page, await makeFilm(folder, 'mp4', { size: '1280x720', seconds: 8 }));
    await create(page);
    await isEncoded(page);
    const { read, come } = await nextIsLate(page, LIST);
    await page.reload();
    await read;
    await page.getByRole('button', { name: 'Play Harbour at night' }).waitFor();
    come();
    await trayOf(page).waitFor({ state: 'detached' });
  }),
  {
    ...scene('all-films-older-than-the-news-of-an-encoding', async (page, folder) => {
      const mend = await brokenStream(page);
      await atTheSheet(page);
      const release = await held(page);
      await choose(page, await makeFilm(folder, 'mp4'));
      await create(page);
      const { read, come } = await nextIsLate(page, ALL_FILMS);
      mend();
      await read;
      await release();
      await isReady(page);
      come();
      // Its length comes with the row, which is asked for after the list.
      await page
        .getByRole('button', { name: 'Play Harbour at night' })
        .getByText(/^\d:\d\d$/)
        .waitFor();
    }),
    about: ['films', 'uploads', 'encodings'],
  },
  scene('upload-encoding-manager-told-again', async (page, folder) => {
    const mend = await brokenStream(page);
    await atTheSheet(page);
    await page.route(MANAGER, (route) => route.fulfill({ status: 503, body: '' }));
    await page.route(LIST, asNotEncoded);
    const failed = page.waitForResponse((response) => response.status() === 503);
    await choose(page, await makeFilm(folder, 'mp4'));
    await failed;
    const listed = answered(page, 'GetProcesses.php');
    mend();
    await listed;
    await page.unroute(MANAGER);
    await create(page);
    await isReady(page);
  }),
  scene('upload-reloaded-before-the-encoding-was-asked-for', async (page, folder) => {
    page.on('dialog', (question) => void question.accept());
    await atTheSheet(page);
    await page.route(MANAGER, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.route(LIST, asNotEncoded);
    const failed = page.waitForResponse((response) => response.status() === 503);
    await choose(page, await makeFilm(folder, 'mp4'));
    await create(page);
    await failed;
    await page.reload();
    await isReady(page);
  }),
];
