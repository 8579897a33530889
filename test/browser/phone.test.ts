import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { officeOpened, openOffice, openReel, reelsOf, signIn } from '../tools/page';
import { misfits, slivers } from '../tools/phoneFit';
import { type RunningServer, startServer } from '../tools/server';

/** On a phone every page and the dialogs of a reel can be read and reached. */
const lists = [
  '/app/table/talents/all',
  '/app/page/films',
  '/app/page/news',
  '/app/table/screens',
  '/app/page/outbox',
  '/app/page/trash',
];
const pages = ['/app/dashboard', '/app/page/profile', '/app/page/aboutTec', ...lists];
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
  page = await openOffice(browser, server.url, { viewport: { width: 390, height: 844 } });
  await signIn(page);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each(pages)('%s fits', async (path) => {
  await page.goto(path);
  await officeOpened(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([await misfits(page), await slivers(page)]).toEqual([[], []]);
});

test('films are added to a reel', async () => {
  await page.goto('/app/table/talents/all');
  await page.getByRole('table').getByRole('link', { name: 'Éloïse Garnier' }).click();
  await page.getByRole('radio', { name: 'Reels' }).click();
  await reelsOf(page).waitFor();
  await openReel(page, 'Showreel');
  await page.getByRole('button', { name: 'Add films' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Showreel/ });
  await dialog.getByRole('checkbox').first().waitFor({ state: 'attached' });
  expect([await misfits(page), await slivers(page)]).toEqual([[], []]);
  const { x, width } = (await dialog.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});
