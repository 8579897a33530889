import type { Browser, Page } from 'playwright-core';
import { BACKEND_PATH } from '../../src/contract/constants';
import { type ScriptName, scripts } from '../../src/contract/scripts';
import { catalogueOf } from '../tools/catalogue';
import { launchChromium } from '../tools/chromium';
import { openOffice } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';
import { until } from '../tools/until';
import { weighSignIn, weight } from '../tools/weighSignIn';
import { openLargeDemo } from './demoLarge';
import { type Measured, median } from './measured';
import { personAt } from './rates';

const ROUNDS = 5;
const TITLE = 'Nocturne pour une autoroute';
const TALENT = 'Éloïse Garnier';

const talentSwitch = (page: Page) => page.getByRole('checkbox', { name: `${TALENT} on the site` });
const isOn = (page: Page) => talentSwitch(page).isChecked();
const pathOf = (script: ScriptName) => `**${BACKEND_PATH}${scripts[script].path}`;

/** What is done after a sign-in, each until what it was done for is there; what has no name is not measured. */
const deeds: readonly (readonly [string | null, (page: Page, colleague: Colleague) => Promise<unknown>])[] = [
  [
    'all films opened',
    async (page) => {
      await page.getByRole('link', { name: 'All films' }).click();
      await page.getByRole('row').nth(5).getByRole('link').waitFor();
    },
  ],
  [
    'a film searched there',
    async (page) => {
      await page.getByRole('searchbox', { name: 'Search title, director, talent' }).fill(TITLE);
      await page.getByText(/^1 of /).waitFor();
      await page.getByRole('row', { name: TITLE }).waitFor();
    },
  ],
  [
    'its talent opened',
    async (page) => {
      await page.getByRole('row', { name: TITLE }).getByRole('link', { name: TALENT }).click();
      await page.getByRole('region', { name: 'Films', exact: true }).getByRole('listitem').first().waitFor();
    },
  ],
  [
    null,
    async (page) => {
      await page.getByRole('link', { name: 'All talents' }).click();
      await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill(TALENT);
      await page.getByText(/^1 of /).waitFor();
      await page.waitForLoadState('networkidle');
    },
  ],
  [
    'a save',
    async (page) => {
      const saved = page.waitForResponse(pathOf('talent.toggle'));
      await talentSwitch(page).press('Space');
      await saved;
    },
  ],
  [
    'a colleague’s change, until it shows here',
    async (page, colleague) => {
      const wanted = !(await isOn(page));
      await colleague.switchTalent(wanted);
      await until('the switch to show it', async () => (await isOn(page)) === wanted || undefined);
    },
  ],
];

interface Colleague {
  switchTalent(online: boolean): Promise<void>;
}

/** Somebody else at work on that server. */
async function colleagueAt(server: RunningServer): Promise<Colleague> {
  const call = await personAt(server.url);
  const catalogue = catalogueOf(server);
  const { id } = catalogue
    .prepare("select talent_id as id from talents where first_name || ' ' || last_name = ?")
    .get(TALENT) as { id: string };
  catalogue.close();
  return {
    async switchTalent(online) {
      const { path, ...asked } = call('talent.toggle', { TEC_ID: id, ON_OFF: online ? '1' : '0' });
      const { status } = await fetch(server.url + path, asked);
      if (status !== 200) throw new Error(`the colleague’s change answered ${status}`);
    },
  };
}

/** One sign-in in a new window, and what is done then: milliseconds of each, and bytes of answers to the sign-in. */
async function once(
  browser: Browser,
  { url }: RunningServer,
  colleague: Colleague,
): Promise<Readonly<Record<string, number>>> {
  const page = await openOffice(browser, url);
  const { questions, took } = await weighSignIn(page);
  const figures: Record<string, number> = { 'sign-in': took, bytes: weight(questions) };
  for (const [name, act] of deeds) {
    const begun = performance.now();
    await act(page, colleague);
    if (name !== null) figures[name] = performance.now() - begun;
  }
  await page.context().close();
  return figures;
}

/** 10,000 talents and 100,000 films beside the small demo, in turns, in a browser over the real server. */
export async function run(): Promise<readonly Measured[]> {
  const small = await startServer();
  const large = await openLargeDemo();
  const browser = await launchChromium();
  const colleagues = { small: await colleagueAt(small), large: await colleagueAt(large.server) };
  const found: Record<'small' | 'large', Readonly<Record<string, number>>[]> = { small: [], large: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      found.small.push(await once(browser, small, colleagues.small));
      found.large.push(await once(browser, large.server, colleagues.large));
    }
    // The first of each reads what the others find read.
    const of = (which: 'small' | 'large', what: string) =>
      median(found[which].slice(1).map((figures) => figures[what] ?? NaN));
    return ['sign-in', 'bytes', ...deeds.flatMap(([name]) => name ?? [])].map((what) => ({
      name: `100,000 films beside 40: ${what === 'bytes' ? 'bytes of the sign-in' : what}`,
      ratio: of('large', what) / of('small', what),
      budget: what === 'bytes' ? 1.1 : 1.25,
      plain: `${of('large', what).toFixed(0)} and ${of('small', what).toFixed(0)}${what === 'bytes' ? '' : ' ms'}`,
    }));
  } finally {
    await browser.close();
    await Promise.all([small.stop(), large.close()]);
  }
}
