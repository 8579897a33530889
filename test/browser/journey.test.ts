import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { backup } from '../../src/server/app/upkeep/backup';
import { restore } from '../../src/server/app/upkeep/restore';
import { readSettings } from '../../src/server/settings';
import { makeFilm } from '../tools/films';
import {
  answered,
  detailOpened,
  filmsOnBecome,
  newReel,
  playsOn,
  reelsOf,
  scene as sceneOn,
  submitSignIn,
  officeOpened,
} from '../tools/page';
import { phonePage, playedFilm, seekMiddle, withoutScripts } from '../tools/publicReel';
import { seen } from '../tools/seen';
import { browser, faults, folder, onStage, page, server, sink } from '../tools/stage';
import { until } from '../tools/until';

/** The main job as a person does it: sign in, film, reel, mail, play. Each step stands on the one before. */
const REEL = 'Pour Halden';
const FILM = 'Marée haute';
const HOMES = ['Nocturne pour une autoroute', 'Pluie sur Belleville'] as const;
const [nocturne, pluie] = HOMES;
const CLIENT = 'producer@halden.example';

let phone: Page | undefined;
let link = '';

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => phone ?? page, run);

onStage({ mails: true, keepsData: true });

scene('whoever is not signed in arrives at the sign-in screen and gets in', async () => {
  await page.waitForURL('**/signin');
  await submitSignIn(page);
  await officeOpened(page);
  await page.waitForURL('**/app/dashboard');
});

scene('the browser keeps the files of the program for good, and asks for its page anew', async () => {
  const cacheOf = async (path: string) => (await page.request.get(path)).headers()['cache-control'];
  const script = await page.locator('script[src]').first().getAttribute('src');
  expect(await cacheOf(script ?? '')).toContain('immutable');
  expect(await cacheOf('/')).toBe('no-cache');
});

scene('a profession lists its talents; the search ignores case and accents', async () => {
  await page.getByRole('link', { name: 'Directors' }).click();
  const rows = page.getByRole('table', { name: 'Directors' }).getByRole('row');
  await rows.nth(4).waitFor();
  await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('ELOISE gar');
  await page.getByText('1 of 4 talents').waitFor();
  expect(await rows.count()).toBe(2);
});

scene('a talent opens with the films of that talent', async () => {
  await page.getByRole('link', { name: 'Éloïse Garnier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Éloïse Garnier' }).waitFor();
  for (const title of HOMES) await page.getByRole('heading', { level: 3, name: title }).waitFor();
});

scene('a film is uploaded with its progress shown, and titled', async () => {
  const file = await makeFilm(folder, 'mp4', { seconds: 4, size: '640x360' });
  await page.getByRole('button', { name: 'Add film' }).click();
  const sheet = page.getByRole('dialog', { name: 'New film' });
  const progress = sheet.getByRole('progressbar', { name: /^(Upload|Encoding) of film\.mp4$/ }).waitFor();
  await sheet.getByLabel('Film file').setInputFiles(file);
  await progress;
  await sheet.getByLabel('Title').fill(FILM);
  await sheet.getByLabel('Director').fill('Éloïse Garnier');
  await sheet.getByRole('button', { name: 'Create film' }).click();
  await sheet.waitFor({ state: 'detached' });
});

scene('it is encoded and plays', async () => {
  await page.getByRole('button', { name: `Play ${FILM}`, exact: true }).click();
  await playsOn(page);
  await page.getByRole('button', { name: 'Close the player' }).click();
  await page.getByRole('dialog', { name: `Player: ${FILM}` }).waitFor({ state: 'detached' });
});

scene('a new reel opens in its detail tab', async () => {
  await newReel(page, REEL);
  await reelsOf(page)
    .getByRole('heading', { name: `“${REEL}” has no films yet` })
    .waitFor();
});

scene('the new film and two others are put on it', async () => {
  await reelsOf(page).getByRole('button', { name: 'Add films' }).click();
  const dialog = page.getByRole('dialog', { name: `Add films to “${REEL}”` });
  for (const title of [FILM, ...HOMES]) await dialog.getByText(title, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add 3 films' }).click();
  await filmsOnBecome(page, REEL, [FILM, nocturne, pluie]);
});

scene('films are ordered by keyboard and by drag, and a reload keeps the order', async () => {
  const handle = (title: string) =>
    reelsOf(page).getByRole('button', { name: `Move “${title}”`, exact: true });
  const byKeys = answered(page, 'Update_FILMS_IN_REEL_ORDER.php');
  await handle(FILM).press('Space');
  await handle(FILM).press('ArrowDown');
  await handle(FILM).press('Space');
  await byKeys;
  await filmsOnBecome(page, REEL, [nocturne, FILM, pluie]);

  const byDrag = answered(page, 'Update_FILMS_IN_REEL_ORDER.php');
  await handle(nocturne).dragTo(handle(pluie));
  await byDrag;
  await filmsOnBecome(page, REEL, [FILM, pluie, nocturne]);

  await page.reload();
  await detailOpened(page, REEL);
  await filmsOnBecome(page, REEL, [FILM, pluie, nocturne]);
});

scene(
  'the installation is lost and restored meanwhile: the page goes on with what the backup holds',
  async () => {
    const settings = readSettings({ GREENROOM_DATA: server.dataFolder });
    await backup(settings, join(folder, 'backup'));
    const off = answered(page, 'RemoveFilmFromReel.php');
    await reelsOf(page)
      .getByRole('button', { name: `Take “${nocturne}” off the reel`, exact: true })
      .click();
    await off;
    await filmsOnBecome(page, REEL, [FILM, pluie]);
    await server.stop();
    renameSync(settings.dataFolder, join(folder, 'lost'));
    await restore(settings, join(folder, 'backup'));
    await server.restart();
    await filmsOnBecome(page, REEL, [FILM, pluie, nocturne]);
  },
);

scene('the reel plays in the full-screen player, from film to film', async () => {
  await reelsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog', { name: `Player: ${FILM}` }).waitFor();
  await page.getByText('Film 1 of 3').waitFor();
  await playsOn(page);
  await page.getByRole('button', { name: 'Next film' }).click();
  await page.getByRole('dialog', { name: `Player: ${pluie}` }).waitFor();
  await playsOn(page);
  await page.getByRole('button', { name: 'Films of this reel' }).click();
  const queue = page.getByRole('navigation', { name: 'Films of this reel' });
  await queue.getByRole('button', { name: nocturne }).click();
  await page.getByRole('dialog', { name: `Player: ${nocturne}` }).waitFor();
  await playsOn(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: `Player: ${nocturne}` }).waitFor({ state: 'detached' });
});

scene('a film is taken off the reel', async () => {
  await reelsOf(page)
    .getByRole('button', { name: `Take “${nocturne}” off the reel`, exact: true })
    .click();
  await filmsOnBecome(page, REEL, [FILM, pluie]);
});

scene('the reel is switched off and on again', async () => {
  await reelsOf(page).getByText('On the site: the link can be opened').click();
  await reelsOf(page).getByText("Clients who open this reel's link are told").waitFor();
  const on = answered(page, 'Toogle_ON_OFF_REEL.php');
  await reelsOf(page).getByText('Off the site: the link cannot be opened').click();
  await on;
  await reelsOf(page).getByText('On the site: the link can be opened').waitFor();
});

scene('a bad address keeps the send button off; a good one sends, and the dialog closes', async () => {
  await reelsOf(page).getByRole('button', { name: 'Send reel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send reel' });
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  const to = dialog.getByRole('textbox', { name: 'To', exact: false }).first();
  for (const bad of ['', 'producer', 'producer@', 'a b@halden.example']) {
    await to.fill(bad);
    expect(await send.isDisabled()).toBe(true);
  }
  await to.fill(CLIENT);
  await dialog.getByLabel('Heading').fill('For your night shoot');
  await dialog.getByLabel('Text', { exact: true }).fill('Two films by Éloïse.\nCall me.');
  await Promise.all([seen(page, 'reel succesfully sent !'), send.click()]);
  await dialog.waitFor({ state: 'detached' });
});

scene('the mail arrives with both its parts and the link', async () => {
  const mail = await until('the mail at the client', () => sink.received[0]);
  expect(mail.to).toEqual([CLIENT]);
  expect(mail.parsed.subject).toContain(REEL);
  expect(mail.parsed.text).toContain('Two films by Éloïse.');
  expect(mail.parsed.html).toContain('For your night shoot');
  link = /https?:\/\/\S+\/reel\/[\w-]+/.exec(mail.parsed.text ?? '')?.[0] ?? '';
  expect(link).toContain(`${server.url}/reel/`);
  expect(mail.parsed.html).toContain(link);
});

scene('the link opens on a phone, without an account, with the films in order', async () => {
  phone = await phonePage(browser);
  phone.on('pageerror', (error) => faults.push(String(error)));
  await phone.goto(link);
  await phone.getByRole('heading', { level: 1, name: REEL }).waitFor();
  const films = phone.getByRole('navigation', { name: 'Films' }).getByRole('listitem');
  expect(await films.locator('.name').allTextContents()).toEqual([FILM, pluie]);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

scene('a film that could not be fetched says so, and plays when it is tried again', async () => {
  const seen = phone as Page;
  const films = /\.mp4/;
  await seen.route(films, (route) => route.fulfill({ status: 503 }));
  await seen.reload();
  const trouble = seen.getByRole('alert').getByText('This film could not be played.');
  const start = seen.getByRole('button', { name: 'Play', exact: true });
  await trouble.waitFor();
  const refused = seen.waitForResponse(films);
  await start.tap();
  await refused;
  await seen.unroute(films);
  await start.tap();
  await playsOn(seen);
  await trouble.waitFor({ state: 'hidden' });
  await start.waitFor({ state: 'hidden' });
  await seen.reload();
});

scene('the client plays the second film and seeks in it', async () => {
  const seen = phone as Page;
  const ranges: number[] = [];
  seen.on('response', (response) => {
    if (response.url().includes('.mp4')) ranges.push(response.status());
  });
  await seen.getByRole('link', { name: pluie }).tap();
  await playsOn(seen);
  expect(ranges).toContain(206);
  expect(await seekMiddle(seen)).toBeCloseTo(0.5, 1);
  const part = await seen.context().request.get(await playedFilm(seen), {
    headers: { range: 'bytes=100-199' },
  });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
});

scene('the next film comes by itself, and the film fills the screen', async () => {
  const seen = phone as Page;
  await seen.getByRole('link', { name: FILM }).tap();
  await playsOn(seen);
  const video = seen.locator('video');
  await video.evaluate((film: HTMLVideoElement) => void (film.currentTime = film.duration - 0.2));
  await seen.locator('.films a[aria-current]').filter({ hasText: pluie }).waitFor();
  await playsOn(seen);
  await seen.getByRole('button', { name: 'Full screen' }).tap();
  await seen.waitForFunction(() => document.fullscreenElement?.localName === 'video');
});

scene('a browser without scripts shows the reel too, and each film opens from its list', async () => {
  const { hasControls, types } = await withoutScripts(browser, link);
  expect(hasControls).toBe(true);
  expect(types).toEqual(['video/mp4', 'video/mp4']);
});

scene('a reel that is switched off refuses its page and its films', async () => {
  const seen = phone as Page;
  const film = await playedFilm(seen);
  const off = answered(page, 'Toogle_ON_OFF_REEL.php');
  await reelsOf(page).getByText('On the site: the link can be opened').click();
  await off;
  const response = await seen.reload();
  expect(response?.status()).toBe(404);
  await seen.getByRole('heading', { name: 'This reel is not available' }).waitFor();
  expect((await seen.context().request.get(film)).status()).toBe(404);
});

scene('the mail stands in the outbox as sent, and can be read', async () => {
  phone = undefined;
  await page.getByRole('link', { name: 'Outbox' }).click();
  const mail = page.getByRole('table', { name: 'Outbox' }).getByRole('row').filter({ hasText: CLIENT });
  await mail.getByText('Sent', { exact: true }).waitFor();
  await mail.getByRole('button', { name: `Read the mail to ${CLIENT}` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(REEL) });
  await dialog.getByRole('tab', { name: 'Plain text' }).click();
  await dialog.getByText(link).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
});

test('nothing failed on the way in the page itself', () => expect(faults).toEqual([]));
