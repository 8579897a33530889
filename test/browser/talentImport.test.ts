import { Buffer } from 'node:buffer';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { launchChromium } from '../tools/chromium';
import { openOffice, scene as sceneOn, signIn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';

/** A table of talents comes in: faults by row and field, the good rows added, and all of it taken back. */
let server: RunningServer;
let browser: Browser;
let page: Page;

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => page, run);
const isAccessible = async () => expect(await violations(page)).toEqual([]);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
  page = await openOffice(browser, server.url);
  await signIn(page);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function choose(name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button('Choose a CSV file').click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

scene('a file that is no table is refused in a sentence, and another can be chosen', async () => {
  await page.getByRole('link', { name: /^All talents/ }).click();
  await page.getByRole('link', { name: /import/i }).click();
  await page.getByRole('heading', { level: 1, name: 'Import talents' }).waitFor();
  await isAccessible();
  await choose('empty.csv', 'First name;Last name\n');
  await page.getByText('The table has no rows below its headings.').waitFor();
  await isAccessible();
});

scene(
  'what would come of a table is said first: columns, faults by row and field, who is there already',
  async () => {
    await choose(
      'talents.csv',
      'Given name;Surname;Profession;Date of birth\nOda;Vale-Import;Editor;1990-05-31\nUwe;Vale-Import;Juggler;\nOda;Vale-Import;Editor;\n',
    );
    await page.getByText('talents.csv, 3 rows').waitFor();
    await page.getByText('Row 3, Profession “Juggler”', { exact: false }).waitFor();
    await page.getByText('Row 4, Oda Vale-Import: Comes earlier in the table.').waitFor();
    await isAccessible();
  },
);

scene('the good rows are added, off the site, and taken back with one press', async () => {
  await page.getByRole('button', { name: /^Import \d+ talents?$/ }).click();
  await page.getByText(/^\d+ talents? (was|were) added, off the site\.$/).waitFor();
  await isAccessible();
  await button('Take the import back').click();
  await page.getByText(/of the import (is|are) in the trash/).waitFor();
});

scene('10,000 rows are looked at and added at once', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `Ada;Row ${at};Editor`);
  await choose('many.csv', `First name;Last name;Profession\n${rows.join('\n')}\n`);
  await page.getByText('10,000 talents will be added.').waitFor();
  await button('Import 10,000 talents').click();
  await page.getByText('10,000 talents were added, off the site.').waitFor();
  await isAccessible();
  await page.getByRole('link', { name: 'Back to the talents' }).click();
  await page.getByRole('searchbox').first().fill('Row 9999');
  await page.getByRole('link', { name: 'Ada Row 9999' }).waitFor();
});
