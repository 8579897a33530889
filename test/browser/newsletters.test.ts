import type { Browser, Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { launchChromium } from '../tools/chromium';
import { openOffice, scene as sceneOn, signIn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';

/** Newsletters from the list to the mail. Each step stands on the one before. */
const OLDER = 'Documentary special';
const TITLE = 'Four films for the winter';

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => page, run);

beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
  page = await openOffice(browser, server.url);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('dialog', (question) => void question.accept());
  await signIn(page);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const row = (title = TITLE, within = page) => within.getByRole('row').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const look = async (name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

scene('an older newsletter is the start of a new one, which is kept over a reload and created', async () => {
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await row(OLDER).waitFor();
  await look('list');
  expect(await violations(page)).toEqual([]);
  await button(`Begin a new newsletter with “${OLDER}”`).click();
  await page.getByRole('heading', { name: 'New newsletter' }).waitFor();
  await page.getByRole('textbox', { name: /^Subject/ }).fill(TITLE);
  await field('Second heading').fill('From December on');
  await page.reload();
  await page.getByText('This is not saved yet.').waitFor();
  expect(await page.getByRole('textbox', { name: /^Subject/ }).inputValue()).toBe(TITLE);
  await look('page');
  expect(await violations(page)).toEqual([]);
  await button('Create').click();
  await page.getByText('The newsletter was created').waitFor();
  await page.waitForURL('**/app/table/newsletters');
  await row().waitFor();
  await row(OLDER).waitFor();
});

scene('what two people change at once is chosen field by field', async () => {
  const colleague = await openOffice(browser, server.url);
  await signIn(colleague, 'admin@co.example');
  await colleague.goto('/app/table/newsletters');
  await row(TITLE, colleague).getByRole('link').click();
  await colleague.getByRole('textbox', { name: 'Second heading' }).fill('From January on');
  await row().getByRole('link').click();
  await field('Second heading').fill('From February on');
  await colleague.getByRole('textbox', { name: 'Footer' }).fill('See you there');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await colleague.waitForURL('**/app/table/newsletters');
  await page.getByText('From January on').waitFor();
  expect(await field('Footer').inputValue()).toBe('See you there');
  await look('conflict');
  await button('Keep mine').click();
  await button('Save').click();
  await page.waitForURL('**/app/table/newsletters');
  await colleague.context().close();
});

scene('it is found, deleted and put back', async () => {
  await page.getByRole('searchbox').fill('winter');
  await row(OLDER).waitFor({ state: 'detached' });
  await button(`Delete ${TITLE}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row().waitFor({ state: 'detached' });
  await button('Undo').click();
  await row().waitFor();
});

test('no script failed on the way', () => expect(faults).toEqual([]));
