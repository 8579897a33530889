import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { openOffice } from '../tools/page';
import { startServer } from '../tools/server';
import { weighSignIn, weight } from '../tools/weighSignIn';
import { openLargeDemo } from './demoLarge';
import { type Measured, median } from './measured';

const ROUNDS = 5;
const TITLE = 'Nocturne pour une autoroute';
const TALENT = 'Éloïse Garnier';

/** What a person does after a sign-in, each until what it was done for is there. */
const deeds: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'all films opened': async (page) => {
    await page.getByRole('link', { name: 'All films' }).click();
    await page.getByRole('row').nth(5).getByRole('link').waitFor();
  },
  'a film searched there': async (page) => {
    await page.getByRole('searchbox', { name: 'Search title, director, talent' }).fill(TITLE);
    await page.getByText(/^1 of /).waitFor();
    await page.getByRole('row', { name: TITLE }).waitFor();
  },
  'its talent opened': async (page) => {
    await page.getByRole('row', { name: TITLE }).getByRole('link', { name: TALENT }).click();
    await page.getByRole('region', { name: 'Films', exact: true }).getByRole('listitem').first().waitFor();
  },
};

/** One sign-in in a new window, and what is done then: milliseconds of each, and bytes of answers to the sign-in. */
async function once(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const page = await openOffice(browser, url);
  const { questions, took } = await weighSignIn(page);
  const figures: Record<string, number> = { 'sign-in': took, bytes: weight(questions) };
  for (const [name, act] of Object.entries(deeds)) {
    const begun = performance.now();
    await act(page);
    figures[name] = performance.now() - begun;
  }
  await page.context().close();
  return figures;
}

/** 10,000 talents and 100,000 films beside the small demo, in turns, in a browser over the real server. */
export async function run(): Promise<readonly Measured[]> {
  const small = await startServer();
  const large = await openLargeDemo();
  const browser = await launchChromium();
  const found: Record<'small' | 'large', Readonly<Record<string, number>>[]> = { small: [], large: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      found.small.push(await once(browser, small.url));
      found.large.push(await once(browser, large.server.url));
    }
    // The first of each reads what the others find read.
    const of = (which: 'small' | 'large', what: string) =>
      median(found[which].slice(1).map((figures) => figures[what] ?? NaN));
    return ['sign-in', 'bytes', ...Object.keys(deeds)].map((what) => ({
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
