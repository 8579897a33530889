import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { openOffice, PASSWORD, scene as sceneOn, signIn, submitSignIn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';

/** Somebody has the office open in five windows of one browser, and signs out in one of them. */
let server: RunningServer;
let browser: Browser;
let first: Page;
let others: readonly Page[] = [];

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => others[0] ?? first, run);

beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
  first = await openOffice(browser, server.url);
  await signIn(first);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const ended = (page: Page) => page.getByRole('dialog', { name: 'You were signed out' });

scene('the other four are signed out too, each with its page and what was typed there', async () => {
  const context = first.context();
  const paths = ['/app/page/news', '/app/table/talents/all', '/app/page/reels', '/app/page/calendar'];
  others = await Promise.all(paths.map(() => context.newPage()));
  await Promise.all(
    others.map(async (page, at) => {
      await page.goto(paths[at] ?? '');
      await page.getByRole('button', { name: /account and settings/ }).waitFor();
    }),
  );
  await others[1]?.getByRole('searchbox').first().fill('Gar');
  await first.getByRole('button', { name: /account and settings/ }).click();
  await first.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await first.getByLabel('Login', { exact: true }).waitFor();
  await Promise.all(others.map((page) => ended(page).waitFor()));
  expect(
    await context.request.post(`${server.url}/backend/GetSession.php`).then((each) => each.status()),
  ).toBe(401);
});

scene('whoever signs in again in one of the five goes on in it, with what was typed', async () => {
  const page = others[1]!;
  const dialog = ended(page);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('Gar');
  await submitSignIn(first);
  await first.waitForURL('**/app/**');
});
