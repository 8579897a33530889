import type { Locator, Page } from 'playwright-core';
import { makeFilm } from '../tools/films';
import { follow } from '../tools/follow';
import {
  answered,
  detailOpened,
  filmsOnBecome,
  officeOpened,
  PASSWORD,
  playsOn,
  reelsOf,
  STAFF,
} from '../tools/page';
import { seen } from '../tools/seen';
import { faults, folder, onStage, page, scene, sink } from '../tools/stage';
import { until } from '../tools/until';

/** The main job with a finger on a phone of 390 pixels: sign in, film, reel, mail, play. Each step stands on the one before. */
const TALENT = 'Éloïse Garnier';
const FILM = 'Marée haute';
const REEL = 'Pour Halden';
const HOME = 'Nocturne pour une autoroute';
const CLIENT = 'producer@halden.example';

onStage({
  context: {
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
  mails: true,
});

const tap = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .filter({ visible: true })
    .first()
    .tap();
const pane = (name: 'Films' | 'Reels') => page.getByRole('radio', { name }).tap({ force: true });
/** Nothing of the page is reached sideways. */
const fits = async () =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

scene('a person signs in and finds a talent by the menu and the search', async () => {
  await page.getByLabel('Login', { exact: true }).fill(STAFF);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tap(page, 'Sign in');
  await officeOpened(page);
  await follow(page, 'All talents');
  await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('eloise');
  await page.getByText('1 of 13 talents').waitFor();
  await page.getByRole('link', { name: TALENT }).tap();
  await page.getByRole('heading', { level: 1, name: TALENT }).waitFor();
  await fits();
});

scene('makes a film of a file, which is encoded and plays', async () => {
  await tap(page, 'Add film');
  const sheet = page.getByRole('dialog', { name: 'New film' });
  const chooser = page.waitForEvent('filechooser');
  await tap(sheet, 'Choose a file…');
  await (await chooser).setFiles(await makeFilm(folder, 'mp4'));
  await sheet.getByLabel(/^Title/).fill(FILM);
  await tap(sheet, 'Create film');
  await sheet.waitFor({ state: 'detached' });
  await tap(page, `Play ${FILM}`);
  await playsOn(page);
  await tap(page, 'Close the player');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await fits();
});

scene('makes a reel, puts films on it and changes their order', async () => {
  await pane('Reels');
  await tap(reelsOf(page), 'New reel');
  const dialog = page.getByRole('dialog', { name: 'New reel' });
  await dialog.getByLabel('Reel name').fill(REEL);
  await tap(dialog, 'Create reel');
  await detailOpened(page, REEL);
  await tap(reelsOf(page), 'Add films');
  const films = page.getByRole('dialog', { name: /^Add films/ });
  for (const title of [FILM, HOME]) await films.getByText(title, { exact: true }).tap();
  await tap(films, 'Add 2 films');
  await filmsOnBecome(page, REEL, [FILM, HOME]);
  const handle = (title: string) => reelsOf(page).getByRole('button', { name: `Move “${title}”` });
  const ordered = answered(page, 'Update_FILMS_IN_REEL_ORDER.php');
  await handle(FILM).dragTo(handle(HOME));
  await ordered;
  await filmsOnBecome(page, REEL, [HOME, FILM]);
  await fits();
});

scene('plays it, and Back closes the player, not the page', async () => {
  await tap(reelsOf(page), 'Play');
  const player = page.getByRole('dialog', { name: /^Player: / });
  await playsOn(page);
  await page.evaluate(() => window.history.back());
  await player.waitFor({ state: 'detached' });
  await detailOpened(page, REEL);
});

scene('sends it, and the link opens on the phone that it comes to', async () => {
  await tap(reelsOf(page), 'Send reel');
  const dialog = page.getByRole('dialog', { name: 'Send reel' });
  await dialog.getByRole('textbox', { name: 'To' }).first().fill(CLIENT);
  const sent = seen(page, 'reel succesfully sent !');
  await tap(dialog, 'Send');
  await sent;
  await dialog.waitFor({ state: 'detached' });
  const { parsed } = await until('the mail at the client', () => sink.received[0]);
  const [link = ''] = /http\S+\/reel\/\S+/.exec(parsed.text ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: REEL }).waitFor();
  await page.getByRole('navigation', { name: 'Films' }).getByRole('link', { name: FILM }).tap();
  await playsOn(page);
  const rightOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().right);
  const full = page.getByRole('button', { name: 'Full screen' });
  expect((await rightOf(page.locator('video'))) - (await rightOf(full))).toBeLessThanOrEqual(16);
  await fits();
});

scene('nothing failed on the way in the page itself', () => {
  expect(faults).toEqual([]);
  return Promise.resolve();
});
