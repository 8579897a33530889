import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { openOffice, submitSignIn } from '../tools/page';
import { field } from '../tools/recordPage';
import { startServer } from '../tools/server';
import { type Measured, median } from './measured';
import { afterPress, slow, watchRequests } from './slowed';

const ROUNDS = 5;
const TALENT = 'Éloïse Garnier';
const SIGN_IN = 1000;
const RECORD = 700;

const button = (page: Page) => page.getByRole('button', { name: `Record of ${TALENT}` });
const link = (page: Page) => page.getByRole('link', { name: TALENT, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, city, profession' });

/** How a record is come to: what is done before, and the click or the key that opens it. */
const ways: Readonly<
  Record<string, readonly [(page: Page) => Promise<void>, (page: Page) => Promise<void>]>
> = {
  'the list': [async () => undefined, (page) => button(page).click()],
  'a search': [
    async (page) => {
      await search(page).fill('eloise');
      await page.getByText(/^1 of /).waitFor();
    },
    (page) => button(page).click(),
  ],
  'the palette': [
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Find/ }).fill('eloise');
      await page.getByRole('option', { name: TALENT, selected: true }).first().waitFor();
    },
    (page) => page.keyboard.press('Control+Enter'),
  ],
};

/**
 * A window that was never here: from the press of Sign in to the talents, then to a record in one click or key, by somebody
 * who looks at each before they go on.
 */
async function once(browser: Browser, url: string, way: string): Promise<readonly [number, number]> {
  const page = await openOffice(browser, url);
  const rest = watchRequests(page);
  await page.goto('/app/table/talents/all');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await slow(page);
  await rest();
  const signedIn = await afterPress(page, 'main [role=table] a', () => submitSignIn(page));
  await link(page).waitFor();
  await rest();
  const [before, open] = ways[way]!;
  await before(page);
  await rest();
  const opened = await afterPress(page, '.record-groups input', () => open(page));
  await field(page, 'First name').waitFor();
  await page.context().close();
  return [signedIn, opened];
}

const measured = (name: string, found: readonly number[], limit: number): Measured => ({
  name: `${name}, of ${limit} ms`,
  ratio: median(found) / limit,
  budget: 1,
  plain: `${median(found).toFixed(0)} ms, ${Math.min(...found).toFixed(0)} to ${Math.max(...found).toFixed(0)}`,
});

/** First loads at a processor slowed four times, in new windows: to the list of talents, and to a record from three places. */
export async function run(): Promise<readonly Measured[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  const browser = await launchChromium();
  const signIns: number[] = [];
  const records: Record<string, number[]> = {};
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of Object.keys(ways)) {
        const [signedIn, opened] = await once(browser, server.url, way);
        signIns.push(signedIn);
        (records[way] ??= []).push(opened);
      }
    return [
      measured('sign-in to the talents', signIns, SIGN_IN),
      ...Object.entries(records).map(([way, found]) => measured(`a record from ${way}`, found, RECORD)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
