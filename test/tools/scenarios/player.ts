import type { Page, Route } from 'playwright-core';
import { openReel, openTalent, playsOn, reelsOf, signIn } from '../page';
import type { Scenario } from '../scenario';

const TALENT = 'Éloïse Garnier';
const FILM = 'Cobalt & Rose';
const FIRST = 'Nocturne pour une autoroute';
/** What a film of the demo is fetched from. */
const BYTES = /\/media\/.*\.(mp4|webm)|\/media\/film/;

const player = (page: Page) => page.getByRole('dialog', { name: /^Player: / });
const plays = (page: Page, title: string) => page.getByRole('dialog', { name: `Player: ${title}` }).waitFor();
const press = (page: Page, name: string) =>
  player(page).getByRole('button', { name, exact: true }).first().click();
const is = (page: Page, status: string) => page.locator(`.player[data-status=${status}]`).waitFor();
const isClosed = (page: Page) => player(page).waitFor({ state: 'detached' });

const play = (page: Page, title = FILM) =>
  page
    .getByRole('region', { name: 'Films', exact: true })
    .getByRole('button', { name: `Play ${title}`, exact: true })
    .click();

async function atTheFilms(page: Page): Promise<void> {
  await signIn(page);
  await openTalent(page, TALENT);
}

/** The reel of three films plays. */
async function atTheReel(page: Page): Promise<void> {
  await atTheFilms(page);
  await openReel(page, 'Showreel');
  await reelsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await plays(page, FIRST);
  await is(page, 'playing');
}

/** Nearly at its end. */
const toTheEnd = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 0.3));

/** The films do not come until the returned function is called. */
async function gone(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.fulfill({ status: 404, body: '' });
  await page.route(BYTES, refuse);
  return () => page.unroute(BYTES, refuse);
}

export const about = ['player'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'film-played-to-its-end',
    async run(page) {
      await atTheFilms(page);
      await play(page);
      await is(page, 'playing');
      await toTheEnd(page);
      await isClosed(page);
    },
  },
  {
    name: 'film-paused-played-on-and-closed',
    async run(page) {
      await atTheFilms(page);
      await play(page);
      await playsOn(page);
      await press(page, 'Pause');
      await is(page, 'paused');
      await press(page, 'Play');
      await is(page, 'playing');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-closed-while-paused',
    async run(page) {
      await atTheFilms(page);
      await play(page);
      await playsOn(page);
      await page.keyboard.press('k');
      await is(page, 'paused');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'reel-played-film-after-film',
    async run(page) {
      await atTheReel(page);
      for (const title of ['Pluie sur Belleville', FILM]) {
        await toTheEnd(page);
        await plays(page, title);
        await is(page, 'playing');
      }
      await toTheEnd(page);
      await isClosed(page);
    },
  },
  {
    name: 'reel-played-from-its-list',
    async run(page) {
      await atTheReel(page);
      await press(page, 'Films of this reel');
      const queue = page.getByRole('navigation', { name: 'Films of this reel' });
      await queue.getByRole('button', { name: FILM }).click();
      await plays(page, FILM);
      await is(page, 'playing');
      await queue.getByRole('button', { name: FILM }).click();
      await press(page, 'Pause');
      await is(page, 'paused');
      await queue.getByRole('button', { name: FILM }).click();
      await press(page, 'Previous film');
      await plays(page, 'Pluie sur Belleville');
      await is(page, 'playing');
      await press(page, 'Next film');
      await plays(page, FILM);
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-that-does-not-come-then-plays',
    async run(page) {
      await atTheFilms(page);
      const come = await gone(page);
      await play(page);
      await page.getByText('This film cannot be played').waitFor();
      await press(page, 'Try again');
      await page.getByText('This film cannot be played').waitFor();
      await come();
      await press(page, 'Try again');
      await is(page, 'playing');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-that-does-not-come-then-the-next-one',
    async run(page) {
      await atTheReel(page);
      const come = await gone(page);
      await press(page, 'Next film');
      await page.getByText('This film cannot be played').waitFor();
      await page.keyboard.press('p');
      await plays(page, FIRST);
      await page.getByText('This film cannot be played').waitFor();
      await come();
      await press(page, 'Next film');
      await is(page, 'playing');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-that-does-not-come-given-up',
    async run(page) {
      await atTheFilms(page);
      await gone(page);
      await play(page);
      await page.getByText('This film cannot be played').waitFor();
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-breaks-while-it-plays',
    async run(page) {
      await atTheFilms(page);
      await play(page);
      await playsOn(page);
      // What the browser says when the bytes it gets in the middle are no film.
      await page.locator('video').evaluate((video) => video.dispatchEvent(new Event('error')));
      await page.getByText('This film cannot be played').waitFor();
      await press(page, 'Try again');
      await is(page, 'playing');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-closed-before-it-came',
    async run(page) {
      await atTheFilms(page);
      await page.route(BYTES, () => new Promise<void>(() => undefined));
      await play(page);
      await is(page, 'loading');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'reel-gone-on-in-before-its-film-came',
    async run(page) {
      await atTheReel(page);
      await page.route(BYTES, () => new Promise<void>(() => undefined));
      await press(page, 'Next film');
      await is(page, 'loading');
      await page.keyboard.press('n');
      await plays(page, FILM);
      await page.keyboard.press('n');
      await page.unrouteAll();
      await page.keyboard.press('p');
      await page.keyboard.press('p');
      await plays(page, FIRST);
      await is(page, 'playing');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-played-again-while-the-player-fades',
    async run(page) {
      await atTheFilms(page);
      await play(page);
      await is(page, 'playing');
      const again = page.getByRole('button', { name: `Play ${FILM}`, exact: true, includeHidden: true });
      await page.keyboard.press('Escape');
      // Faster than a hand: the player fades out for 0.3 s, over the film's button.
      await again.evaluate((button: HTMLButtonElement) => button.click());
      await is(page, 'playing');
      await press(page, 'Close the player');
      await isClosed(page);
    },
  },
  {
    name: 'film-that-broke-plays-on-the-second-try',
    async run(page) {
      await atTheFilms(page);
      const come = await gone(page);
      await play(page);
      await page.getByText('This film cannot be played').waitFor();
      await come();
      await press(page, 'Try again');
      await is(page, 'playing');
    },
  },
  {
    name: 'film-played-again-while-the-player-fades-counts-as-another-try',
    async run(page) {
      await atTheFilms(page);
      await play(page);
      await is(page, 'playing');
      const again = page.getByRole('button', { name: `Play ${FILM}`, exact: true, includeHidden: true });
      await page.keyboard.press('Escape');
      await again.evaluate((button: HTMLButtonElement) => button.click());
      await is(page, 'playing');
    },
  },
  {
    name: 'reel-film-on-show-chosen-from-its-list',
    async run(page) {
      await atTheReel(page);
      await press(page, 'Films of this reel');
      await press(page, 'Pause');
      await is(page, 'paused');
      const queue = page.getByRole('navigation', { name: 'Films of this reel' });
      await queue.getByRole('button', { name: FIRST }).click();
      await is(page, 'paused');
    },
  },
];
