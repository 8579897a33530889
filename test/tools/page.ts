import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { until } from './until';

export const PASSWORD = 'greenroom-demo';
export const STAFF = 'staff@co.example';
export const NEIGHBOUR = 'staff@mp.example';

/** Milliseconds: so long a step may take where other work has the machine; it only ends what would never come. */
const PATIENCE = 90_000;

/** The office in a context of its own, at the sign-in screen: a desktop, English, light. */
export async function openOffice(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** Types login and password and presses the button; does not wait for what comes of it. */
export async function submitSignIn(page: Page, login: string = STAFF, password = PASSWORD): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Resolves when the office is open and all that it loads at the start is there. */
export async function officeOpened(page: Page): Promise<void> {
  await page.waitForURL('**/app/**');
  await page.getByRole('main').waitFor();
  await page.getByRole('progressbar', { name: /^Loading: / }).waitFor({ state: 'detached' });
}

export async function signIn(page: Page, login: string = STAFF): Promise<void> {
  await submitSignIn(page, login);
  await officeOpened(page);
}

/** A person ends all their sessions from another device. */
export async function signOutEverywhere(browser: Browser, url: string, login = STAFF): Promise<void> {
  const elsewhere = await openOffice(browser, url);
  await signIn(elsewhere, login);
  await elsewhere.getByRole('button', { name: /account and settings/ }).click();
  await elsewhere.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await elsewhere.waitForURL('**/signin');
  await elsewhere.context().close();
}

/** Goes from any screen of the office to a talent's page, by the list of all talents and its search. */
export async function openTalent(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: /^All talents/ }).click();
  await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill(name);
  // Its row moves as the others go: a click would meet what stands there by then.
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('region', { name: 'Films', exact: true }).getByRole('listitem').first().waitFor();
}

/** Shows another section of the talent page that is open. */
export async function openSection(page: Page, name: 'Record' | 'Biography'): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections of the talent' })
    .getByRole('link', { name, exact: true })
    .click();
}

/** The reels beside a talent's films. */
export const reelsOf = (page: Page) => page.getByRole('region', { name: 'Reels', exact: true });

/** Opens a reel in its detail tab. */
export async function openReel(page: Page, title: string): Promise<void> {
  await reelsOf(page).getByRole('link', { name: title, exact: true }).click();
  await detailOpened(page, title);
}

/** Creates a film of the talent on show from a file; does not wait for its upload or encoding. */
export async function createFilm(page: Page, file: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add film', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'New film' });
  await sheet.getByLabel('Film file').setInputFiles(file);
  await sheet.getByRole('button', { name: /^(Cancel the upload of|Take) / }).waitFor();
  await sheet.getByLabel('Title').fill(title);
  await sheet.getByRole('button', { name: 'Create film' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Makes a reel in the dialog and waits until its detail tab is open. */
export async function newReel(page: Page, title: string): Promise<void> {
  await reelsOf(page).getByRole('button', { name: 'New reel' }).click();
  const dialog = page.getByRole('dialog', { name: 'New reel' });
  await dialog.getByLabel('Reel name').fill(title);
  await dialog.getByRole('button', { name: 'Create reel' }).click();
  await detailOpened(page, title);
}

/** Resolves when the detail tab of a reel is the one on show. */
export const detailOpened = (page: Page, title: string) =>
  reelsOf(page).getByRole('tab', { name: title, exact: true, selected: true }).waitFor();

/** Resolves when the video on the page has moved on by a while: it really plays. */
export async function playsOn(page: Page): Promise<void> {
  const from = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.waitForFunction((before) => {
    const video = document.querySelector('video');
    return video !== null && (video.currentTime > before + 0.2 || video.ended) && video.videoWidth > 0;
  }, from);
}

/** The titles of the films on a reel, from top to bottom. */
export const filmsOn = (page: Page, reel: string): Promise<string[]> =>
  page
    .getByRole('list', { name: `Films on “${reel}”` })
    .getByRole('listitem')
    .locator('.gr-reel-title')
    .allTextContents();

/** Resolves when the films on a reel are these, in this order. */
export async function filmsOnBecome(page: Page, reel: string, titles: readonly string[]): Promise<void> {
  let shown: string[] = [];
  await until(
    () => `the films ${titles.join(' | ')}; there are ${shown.join(' | ')}`,
    async () => {
      shown = await filmsOn(page, reel);
      return shown.join('\n') === titles.join('\n') || undefined;
    },
  );
}

/** Resolves with the next answer of a script. */
export const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === `/backend/${path}`);

/** The step that the browser is in; left standing where it never answered. */
let running: string | undefined;

/**
 * `it` for a step in the browser: when it fails, the message shows what a screen reader would have found. Once a step does
 * not end, the browser has gone silent: those after it fail at once instead of waiting for it, each for its two minutes.
 */
export function scene(name: string, page: () => Page | undefined, run: () => Promise<void>): void {
  it(name, async () => {
    if (running !== undefined) throw new Error(`The browser never answered in “${running}”.`);
    running = name;
    try {
      await run();
    } catch (error) {
      throw new Error(`${String(error)}\n\nOn the screen:\n${await described(page())}`, { cause: error });
    } finally {
      running = undefined;
    }
  });
}

/** All offices that are open, as a scene may play in several. */
async function described(page: Page | undefined): Promise<string> {
  const contexts = page?.context().browser()?.contexts() ?? [];
  const offices = contexts.flatMap((context) => context.pages());
  const screens = await Promise.all(
    offices.map(async (office) => {
      const shown = await office
        .locator('body')
        .ariaSnapshot({ timeout: 5_000 })
        .catch((error: unknown) => String(error));
      return `${office.url()}\n${shown}`;
    }),
  );
  return screens.join('\n\n') || 'nothing';
}

/** Goes to the dashboard by its link under a dialog: Back would close the dialog only. */
export const toDashboardUnder = (page: Page): Promise<void> =>
  page
    .locator('a[href="/app/dashboard"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
