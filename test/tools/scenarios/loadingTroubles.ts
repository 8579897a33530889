import type { Page, Route } from 'playwright-core';
import { nextRefused, nextSays, script, unreachable } from '../calls';
import { answered, newReel, officeOpened, openOffice, openTalent, signIn, submitSignIn } from '../page';
import type { Scenario } from '../scenario';
import type { RunningServer } from '../server';
import { TALENT } from '../talentsList';

const NEWS = 'get_All_NEWS.php';
const SCREENS = 'getScreens.php';
const NAMES = 'getReelRubs.php';
const TALENTS = 'getTalents.php';

const failed = (page: Page, list: string) => page.getByText(new RegExp(`^${list} could not be loaded`));
const isLoaded = (page: Page, list: string) => failed(page, list).waitFor({ state: 'detached' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true }).first().click();

/** The server is started anew under a page that is all there. */
async function startedAnew(page: Page, server: RunningServer): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await server.kill();
  await server.restart();
}

/** The agency has a hundred and twenty talents: more than the first answer of the spec holds. */
async function many(route: Route): Promise<void> {
  const isFirst = new URLSearchParams(route.request().postData() ?? '').has('LIMIT');
  const response = await route.fetch();
  const body = (await response.json()) as Record<string, { TEC_ID: string }[]>;
  const [[name, own] = ['ROWS', []]] = Object.entries(body);
  const all = Array.from({ length: 120 }, (_none, place) => ({
    ...own[place % own.length],
    TEC_ID: `talent${place}`,
  }));
  await route.fulfill({ response, json: { [name]: isFirst ? all.slice(0, 100) : all } });
}

export const about = [
  'loading',
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
    name: 'list-refused-then-tried-again',
    async run(page) {
      await nextSays(page, SCREENS, 'error');
      await submitSignIn(page);
      await officeOpened(page);
      await failed(page, 'Home screens').waitFor();
      await page.getByText(/^The server reported an error:/).waitFor();
      await tryAgain(page);
      await isLoaded(page, 'Home screens');
    },
  },
  {
    name: 'list-forbidden-is-not-asked-for-again',
    async run(page) {
      await nextRefused(page, NEWS, { kind: 'forbidden' });
      await submitSignIn(page);
      await officeOpened(page);
      await failed(page, 'News').waitFor();
      await page.context().setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
      await page.context().setOffline(false);
      await page.getByText('Offline', { exact: true }).waitFor({ state: 'detached' });
      await failed(page, 'News').waitFor();
    },
  },
  {
    name: 'list-not-loaded-anew-then-tried-again',
    async run(page, _context, { server }) {
      await signIn(page);
      const reach = await unreachable(page, NAMES);
      await startedAnew(page, server);
      await failed(page, 'Reel names').waitFor({ timeout: 30_000 });
      await reach();
      await tryAgain(page);
      await isLoaded(page, 'Reel names');
    },
  },
  {
    name: 'list-of-talents-fails-after-the-first-hundred',
    async run(page) {
      await page.route(script(TALENTS), (route) =>
        new URLSearchParams(route.request().postData() ?? '').has('LIMIT')
          ? many(route)
          : route.fulfill({ status: 500, body: '' }),
      );
      await submitSignIn(page);
      await officeOpened(page);
      await failed(page, 'Talents').waitFor();
    },
  },
  {
    name: 'lists-follow-what-a-colleague-makes',
    async run(page, context) {
      await signIn(page);
      await openTalent(page, TALENT);
      const browser = context.browser();
      if (!browser) throw new Error('the page has no browser');
      const colleague = await openOffice(browser, new URL(page.url()).origin);
      await signIn(colleague, 'admin@co.example');
      await openTalent(colleague, TALENT);
      const heard = answered(page, 'GetTalentReels.php');
      const listed = answered(page, NAMES);
      await newReel(colleague, 'For the festival');
      await heard;
      await listed;
      await page.getByRole('button', { name: 'For the festival', exact: true }).waitFor();
      await openTalent(colleague, 'Idris Benhaddou');
      const again = answered(page, TALENTS);
      await newReel(colleague, 'Of somebody else');
      await again;
      await colleague.context().close();
    },
  },
];
