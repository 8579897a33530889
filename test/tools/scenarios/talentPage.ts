import type { Page, Route } from 'playwright-core';
import { asked, nextFails, nextHeld, nextSays, script, unreachable } from '../calls';
import { makeFilm } from '../films';
import { breakEncoder, cardOf, choose, FILM, sheetOf, TALENT, withFolder } from '../filmPage';
import { answered, createFilm, openTalent, reelsOf, signIn } from '../page';
import type { Scenario } from '../scenario';
import type { RunningServer } from '../server';

const FILMS = 'getTalentFilms.php';
const REELS = 'GetTalentReels.php';
const RETRY = 'RetryEncoding.php';
const OTHER = 'Idris Benhaddou';

const films = (page: Page) => page.getByRole('region', { name: 'Films', exact: true });
const search = (page: Page) =>
  films(page).getByRole('searchbox', { name: 'Search title, director, producer, keyword' });
const failed = (page: Page) => page.getByText('The films could not be loaded', { exact: true }).waitFor();
/** The stream of events comes back after a pause that grows with each try. */
const stale = (page: Page) =>
  page.getByText(/^The films could not be loaded again/).waitFor({ timeout: 30_000 });
const tryAgain = (page: Page) => films(page).getByRole('button', { name: 'Try again', exact: true }).click();
const heading = (page: Page, name = TALENT) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function atTheTalent(page: Page): Promise<void> {
  await signIn(page);
  await openTalent(page, TALENT);
}

/** The server is started anew under a page that is all there: what happened meanwhile was missed, so all is asked for again. */
async function startedAnew(page: Page, server: RunningServer): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${FILM}` }).waitFor();
  await page.getByRole('link', { name: 'Showreel', exact: true }).waitFor();
  await server.kill();
  await server.restart();
}

/** Opens a talent by the list, without waiting for the films. */
async function openSlowly(page: Page, name = TALENT): Promise<void> {
  await page.getByRole('link', { name: /^All talents/ }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await heading(page, name);
}

/** Goes straight from a talent to another by the palette. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
  await heading(page, name);
}

/** The talent has enough films for three pages: the demo's have fewer than a page holds. */
async function many(route: Route): Promise<void> {
  const response = await route.fetch();
  const { FILMS: own } = (await response.json()) as { FILMS: { FILM_ID: string }[] };
  const copies = Array.from({ length: Math.ceil(100 / own.length) }, (_none, copy) =>
    own.map((film) => ({ ...film, FILM_ID: `${film.FILM_ID}-${copy}` })),
  );
  await route.fulfill({ response, json: { FILMS: copies.flat() } });
}

/** A film that could not be encoded, by a fault of the server. */
async function withAFilmThatFailed(page: Page, folder: string, server: RunningServer): Promise<void> {
  await atTheTalent(page);
  await breakEncoder(server);
  await createFilm(page, await makeFilm(folder, 'mp4'), 'Without luck');
  await failedCard(page).getByRole('button', { name: 'Encode again' }).waitFor();
}

const failedCard = (page: Page) => films(page).getByRole('listitem').filter({ hasText: 'Without luck' });
const retry = (page: Page) => failedCard(page).getByRole('button', { name: 'Encode again' }).click();

export const about = ['talentPage', 'films', 'reels', 'encodingRetries'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'talent-films-searched-and-found-so-again',
    async run(page) {
      await atTheTalent(page);
      await search(page).fill('cobalt rose');
      await cardOf(page).waitFor();
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.waitForURL('**/app/dashboard');
      await page.goBack();
      await heading(page);
      await cardOf(page).waitFor();
      await search(page).fill('no such film');
      await page.getByText('Nothing matches “no such film”').waitFor();
    },
  },
  {
    name: 'talent-films-page-by-page',
    async run(page) {
      await page.route(script(FILMS), many);
      await atTheTalent(page);
      const pages = page.getByRole('navigation', { name: 'Pages of films' });
      await pages.getByRole('button', { name: 'Next page' }).click();
      await pages.getByRole('button', { name: 'Page 3 of 3' }).click();
      await pages.getByRole('button', { name: 'Page 3 of 3' }).and(page.locator('[aria-current]')).waitFor();
      await search(page).fill('nocturne');
      await pages.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'talent-films-not-loaded-then-loaded',
    async run(page) {
      await signIn(page);
      const reach = await unreachable(page, FILMS);
      await openSlowly(page);
      await failed(page);
      await reach();
      await tryAgain(page);
      await cardOf(page).waitFor();
    },
  },
  {
    name: 'talent-reels-not-loaded-then-loaded',
    async run(page) {
      await signIn(page);
      await nextSays(page, REELS, 'error');
      await openSlowly(page);
      await cardOf(page).waitFor();
      await reelsOf(page).getByText('The reels could not be loaded', { exact: true }).waitFor();
      await reelsOf(page).getByRole('button', { name: 'Try again', exact: true }).click();
      await reelsOf(page).getByRole('link', { name: 'Showreel', exact: true }).waitFor();
    },
  },
  {
    name: 'talent-films-not-loaded-then-another-talent',
    async run(page) {
      await signIn(page);
      const reach = await unreachable(page, FILMS);
      await openSlowly(page);
      await failed(page);
      await reach();
      await goTo(page, OTHER);
      await films(page).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'talent-left-before-the-films-came',
    async run(page) {
      await signIn(page);
      await nextHeld(page, FILMS);
      const isAsked = asked(page, FILMS);
      await openSlowly(page);
      await isAsked;
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.waitForURL('**/app/dashboard');
    },
  },
  {
    name: 'talent-after-talent-before-the-films-came',
    async run(page) {
      await signIn(page);
      await nextHeld(page, FILMS);
      const isAsked = asked(page, FILMS);
      await openSlowly(page);
      await isAsked;
      await goTo(page, OTHER);
      await films(page).getByRole('listitem').first().waitFor();
      await goTo(page, TALENT);
      await cardOf(page).waitFor();
    },
  },
  {
    name: 'talent-films-and-reels-out-of-date-then-loaded',
    async run(page, _context, { server }) {
      await atTheTalent(page);
      const reach = await unreachable(page, FILMS);
      await startedAnew(page, server);
      await stale(page);
      await search(page).fill('cobalt');
      await reach();
      await tryAgain(page);
      await page.getByText(/^The films could not/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'talent-out-of-date-then-left',
    async run(page, _context, { server }) {
      await atTheTalent(page);
      await unreachable(page, FILMS);
      await startedAnew(page, server);
      await stale(page);
      await goTo(page, OTHER);
      await failed(page);
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.waitForURL('**/app/dashboard');
    },
  },
  {
    name: 'talent-addressed-as-the-spec-says',
    async run(page) {
      await atTheTalent(page);
      const { pathname } = new URL(page.url());
      await page.goto(pathname.replace('/app/page', ''));
      await heading(page);
      await cardOf(page).waitFor();
      await page.getByRole('link', { name: 'Biography', exact: true }).click();
      await page.getByRole('region', { name: 'Biography' }).waitFor();
    },
  },
  {
    name: 'talent-nobody-knows',
    async run(page) {
      await signIn(page);
      await page.goto('/app/page/talent/100%25');
      await page.getByText('There is no talent here').waitFor();
      await page.getByRole('link', { name: 'Back to all talents' }).click();
      await page.getByRole('link', { name: TALENT, exact: true }).waitFor();
    },
  },
  {
    name: 'film-encoding-tried-again-from-its-card',
    about: [...about, 'encodings'],
    run: withFolder(async (page, folder, server) => {
      await withAFilmThatFailed(page, folder, server);
      const done = answered(page, RETRY);
      await retry(page);
      await done;
      await failedCard(page).getByRole('button', { name: 'Encode again' }).waitFor();
    }),
  },
  {
    name: 'film-encoding-tried-again-from-its-card-refused',
    about: [...about, 'encodings'],
    run: withFolder(async (page, folder, server) => {
      await withAFilmThatFailed(page, folder, server);
      await nextFails(page, RETRY);
      await retry(page);
      await failedCard(page)
        .getByText(/Try again in a moment/)
        .waitFor();
      const done = answered(page, RETRY);
      await retry(page);
      await done;
    }),
  },
  {
    name: 'film-original-downloaded',
    about: ['editFilm'],
    async run(page) {
      await atTheTalent(page);
      const first = page.waitForEvent('popup');
      await choose(page, 'Download original');
      await first;
      await choose(page, 'Edit film…');
      const second = page.waitForEvent('popup');
      await sheetOf(page).getByRole('button', { name: 'Download original' }).click();
      await second;
      await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
      await sheetOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'talent-films-and-reels-asked-for-once-the-line-is-back',
    async run(page, context) {
      await atTheTalent(page);
      await context.setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
      const films = answered(page, FILMS);
      await context.setOffline(false);
      await films;
      await cardOf(page).waitFor();
    },
  },
];
