import type { Page } from 'playwright-core';
import { brokenStream } from '../brokenStream';
import { nextSays, script } from '../calls';
import { colleagueOf } from '../colleague';
import { answered, officeOpened, openTalent, signIn, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

const STAFF = '**/backend/getStaff.php*';
const REEL_NAMES = '**/backend/getReelRubs.php*';
const NEWS = '**/backend/get_All_NEWS.php*';

const TALENTS_SCRIPT = 'getTalents.php';
const TALENTS = `**/backend/${TALENTS_SCRIPT}*`;

interface TalentRows {
  readonly ROWS: readonly (Readonly<Record<string, unknown>> & { readonly TEC_ID: string })[];
}

/** The demo's talents over and over, each with an id of its own, until there are a hundred. */
const aHundred = ({ ROWS }: TalentRows): TalentRows => ({
  ROWS: Array.from({ length: 100 }, (_none, at) => {
    const talent = ROWS[at % ROWS.length]!;
    return { ...talent, TEC_ID: `${talent.TEC_ID}${Math.floor(at / ROWS.length) || ''}` };
  }),
});

const TALENT = 'Éloïse Garnier';
const FILM = 'Nocturne pour une autoroute';

/** Changes a film of the talent on show in its form, which saves by itself. */
async function nameDirector(page: Page, director: string): Promise<void> {
  const form = page.getByRole('region', { name: FILM });
  if (!(await form.isVisible()))
    await page.getByRole('button', { name: `Edit ${FILM}`, exact: true }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('UpdateFilmInfos.php'));
  await form.getByLabel('Director').fill(director);
  await saved;
}

const told = (page: Page, list: string) => page.getByText(`${list} could not be loaded.`, { exact: false });

export const about = [
  'loading',
  'startFlag',
  'events',
  'films',
  'agencyReels',
  'build',
  'categories',
  'news',
  'newsletters',
  'reelNames',
  'screens',
  'staff',
  'talents',
];

export const scenarios: readonly Scenario[] = [
  {
    name: 'lists-that-did-not-come-are-loaded-once-the-line-is-back',
    async run(page, context) {
      await page.route(NEWS, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await page.route(REEL_NAMES, (route) => route.abort('connectionrefused'));
      await page.route(STAFF, (route) => route.fulfill({ contentType: 'text/plain', body: 'FAILED' }));
      await submitSignIn(page);
      await officeOpened(page);
      await told(page, 'Reel names').waitFor();
      await told(page, 'Colleagues').waitFor();
      await context.setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
      await page.unroute(REEL_NAMES);
      const loaded = answered(page, 'getReelRubs.php');
      await context.setOffline(false);
      await loaded;
      await told(page, 'Reel names').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'lists-of-a-hundred-talents-loaded-twice',
    about: ['events', 'talents'],
    async run(page) {
      const mend = await brokenStream(page);
      await page.route(TALENTS, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: aHundred((await response.json()) as TalentRows) });
      });
      await submitSignIn(page);
      await officeOpened(page);
      await page.getByRole('link', { name: /^All talents/ }).click();
      await page.getByLabel('Rows per page').selectOption('5');
      await page.getByText('1–5 of 100').waitFor();
      const loaded = answered(page, TALENTS_SCRIPT);
      mend();
      await loaded;
      await page.getByRole('button', { name: 'Last page' }).click();
      await page.getByText('96–100 of 100').waitFor();
    },
  },
  {
    name: 'list-of-all-films-that-did-not-come-when-a-film-is-changed',
    async run(page) {
      await page.route(script('getAllAgencyFilms.php'), (route) =>
        route.fulfill({ contentType: 'text/plain', body: 'FAILED' }),
      );
      await signIn(page);
      await told(page, 'Films').waitFor();
      await page.unroute(script('getAllAgencyFilms.php'));
      const loaded = answered(page, 'getAllAgencyFilms.php');
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      await nameDirector(theirs, 'Ada Low');
      await loaded;
      await told(page, 'Films').waitFor({ state: 'detached' });
      await nextSays(page, 'getAllAgencyFilms.php', 'error');
      const again = page.waitForResponse(
        async (response) =>
          response.url().includes('getAllAgencyFilms.php') && (await response.text()) !== 'error',
      );
      await nameDirector(theirs, 'Ada Lovelace');
      await again;
      await theirs.context().close();
      await page.getByRole('link', { name: /^All talents/ }).click();
    },
  },
  {
    name: 'list-answered-with-error-at-the-start',
    about: ['startFlag'],
    async run(page) {
      const says = (list: string, body: string) =>
        page.route(list, (route) => route.fulfill({ contentType: 'text/plain', body }));
      await says(NEWS, 'FAILED');
      await says(STAFF, 'error');
      await submitSignIn(page);
      await officeOpened(page);
      await told(page, 'News').waitFor();
      await told(page, 'Colleagues').waitFor();
    },
  },
];
