import type { Browser, Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { launchChromium } from '../tools/chromium';
import { officeOpened, openOffice, scene as sceneOn, STAFF, submitSignIn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';
import { type SignOnProvider, startSignOnProvider } from '../tools/signOnProvider';

/** Sign-in by the agency's own provider, through the provider's page and back, and what is said where that comes to nothing. */
let provider: SignOnProvider;
let server: RunningServer;
let browser: Browser;
let page: Page;

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => page, run);

beforeAll(async () => {
  server = await startServer();
  provider = await startSignOnProvider(server.url);
  await server.kill();
  await server.restart(provider.environment);
  await provider.add({ login: 'ines', claims: { email: STAFF, email_verified: true } });
  await provider.add({ login: 'unsure', claims: { email: STAFF, email_verified: false } });
  await provider.add({ login: 'stranger', claims: { email: 'stranger@example.org', email_verified: true } });
  browser = await launchChromium();
  page = await openOffice(browser, server.url);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.stop();
});

const way = () => page.getByRole('button', { name: 'Sign in with Agency Account', exact: true });
const isAccessible = async () => expect(await violations(page)).toEqual([]);

/** The provider remembers nobody: each time it asks who it is. */
async function enterAs(login: string, button: 'Enter' | 'Cancel' = 'Enter'): Promise<void> {
  await page.context().clearCookies({ name: /^_/ });
  await way().click();
  await page.getByRole('heading', { name: 'The provider' }).waitFor();
  await page.getByLabel('Name').fill(login);
  await page.getByRole('button', { name: button }).click();
}

async function isTold(text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).waitFor();
  await page.waitForURL('**/signin');
  await way().waitFor();
}

scene('whoever wanted a page is on it after the provider’s page, and everything works', async () => {
  await page.goto('/app/page/news');
  await way().waitFor();
  await isAccessible();
  await enterAs('ines');
  await page.waitForURL('**/app/page/news');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});

scene('signing out ends the session here, and the way by the provider is open again', async () => {
  await page.getByRole('button', { name: /account and settings/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await way().waitFor();
});

scene('whoever is nobody here, or not sure to be, is told so in one sentence', async () => {
  await enterAs('stranger');
  await isTold('Nobody who may sign in here has the address that Agency Account gives for you.');
  await isAccessible();
  await enterAs('unsure');
  await isTold('Agency Account has not confirmed that your e-mail address is yours.');
});

scene('whoever cancels there, or comes Back by the browser, is at sign-in and can go again', async () => {
  await enterAs('ines', 'Cancel');
  await isTold('You did not sign in at Agency Account.');
  await way().click();
  await page.getByRole('heading', { name: 'The provider' }).waitFor();
  await page.goBack();
  await page.getByLabel('Login', { exact: true }).waitFor();
  await enterAs('ines');
  await officeOpened(page);
});

scene('a provider that is away is told of, and the password still signs in', async () => {
  await page.getByRole('button', { name: /account and settings/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await way().waitFor();
  await provider.stop();
  await server.kill();
  await server.restart(provider.environment);
  await way().click();
  await isTold('Signing in there is not possible at the moment.');
  await isAccessible();
  await submitSignIn(page);
  await officeOpened(page);
});
