import type { BrowserContext, Page } from 'playwright-core';
import { asked, nextHeld, nextSays, unreachable } from '../calls';
import { makeFilm } from '../films';
import { withFolder } from '../filmPage';
import { answered, openTalent, PASSWORD, signIn, signOutEverywhere, STAFF } from '../page';
import type { Scenario } from '../scenario';

const TALENT = 'Éloïse Garnier';
const SIGN_OUT = 'SignOut.php';
const SWITCH = 'Toogle_ON_OFF_TALENT.php';
const POLLED = 'get_LB_RUBS_ASA.php';
const WHOSE = 'GetSession.php';

async function choose(page: Page, item: 'Sign out' | 'Sign out everywhere'): Promise<void> {
  await page.getByRole('button', { name: /account and settings/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const isGone = (page: Page) => question(page).waitFor({ state: 'detached' });
const isOut = (page: Page) => page.waitForURL('**/signin');

const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'You were signed out' });

/** The person ends all their sessions from another device. */
async function endedElsewhere(page: Page, context: BrowserContext, login = STAFF): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('the page has no browser');
  await signOutEverywhere(browser, new URL(page.url()).origin, login);
}

async function signInAgain(page: Page, password = PASSWORD, dialog = endedDialog(page)): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const isBack = (page: Page) => endedDialog(page).waitFor({ state: 'detached' });

async function atTheList(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: /^All talents/ }).click();
  await page.getByRole('link', { name: TALENT, exact: true }).waitFor();
}

const switchTalent = (page: Page) =>
  page.getByRole('checkbox', { name: `${TALENT} on the site`, exact: true }).press('Space');

const isOffline = (page: Page) =>
  page.getByRole('row', { name: TALENT }).getByText('Off the site', { exact: true }).waitFor();

/** What the office asks by itself has been asked, and waits until it is let on its way. */
async function pollHeld(page: Page): Promise<() => void> {
  const release = await nextHeld(page, POLLED);
  await asked(page, POLLED);
  return release;
}

/** Switches a talent; the call waits until it is let on its way, and has then been answered. */
async function switchHeld(page: Page): Promise<() => Promise<void>> {
  const release = await nextHeld(page, SWITCH);
  const isAsked = asked(page, SWITCH);
  await switchTalent(page);
  await isAsked;
  return async () => {
    const isAnswered = answered(page, SWITCH);
    release();
    await isAnswered;
  };
}

/** A film's upload has begun and does not end. */
async function whileUploading(page: Page, folder: string): Promise<void> {
  await signIn(page);
  await openTalent(page, TALENT);
  await page.route('**/mediabank/files/**', (route) =>
    route.request().method() === 'PATCH' ? new Promise<void>(() => undefined) : route.continue(),
  );
  await page.getByRole('button', { name: 'Add film' }).click();
  const sheet = page.getByRole('dialog', { name: 'New film' });
  await sheet.getByLabel('Film file').setInputFiles(await makeFilm(folder, 'mp4'));
  await sheet.getByLabel(/^Title/).fill('Harbour at night');
  await sheet.getByRole('button', { name: 'Create film' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Says that the server was not reached, lets it be reached, and signs out. */
async function triedAgain(page: Page, reach: () => Promise<void>): Promise<void> {
  await question(page).getByText('You are still signed in.', { exact: false }).waitFor();
  await reach();
  await press(page, 'Try again');
  await isOut(page);
}

const NAME = 'Rosalind Achterberg';
const takenDialog = (page: Page) => page.getByRole('dialog', { name: 'Somebody else has signed in' });
const takenIsGone = (page: Page) => takenDialog(page).waitFor({ state: 'detached' });

/** A colleague signs in in another window of the same browser. */
const signInColleague = (context: BrowserContext) =>
  context.request.post('/backend/login_app.php', {
    data: {
      LOGIN: 'admin@co.example',
      PASS: PASSWORD,
      REMEMBER_ME: false,
      RESOLUTION_SCREEN: '',
      RESOLUTION_WINDOW: '',
    },
  });

async function takenByColleague(page: Page, context: BrowserContext): Promise<void> {
  await signInColleague(context);
  await takenDialog(page).getByText(NAME).first().waitFor();
}

export const about = ['session', 'sessionGuard', 'signIn', 'startFlag'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'sign-out',
    about: [...about, 'events', 'connectivity', 'clientList'],
    async run(page) {
      await signIn(page);
      await choose(page, 'Sign out');
      await isOut(page);
    },
  },
  {
    name: 'sign-out-not-reached-then-tried-again',
    async run(page) {
      await signIn(page);
      const reach = await unreachable(page, SIGN_OUT);
      await choose(page, 'Sign out');
      await triedAgain(page, reach);
    },
  },
  {
    name: 'sign-out-not-reached-then-stayed',
    async run(page) {
      await signIn(page);
      await unreachable(page, SIGN_OUT);
      await choose(page, 'Sign out');
      await press(page, 'Cancel');
      await isGone(page);
    },
  },
  {
    name: 'sign-out-everywhere-thought-better-of-then-done',
    async run(page) {
      await signIn(page);
      await choose(page, 'Sign out everywhere');
      await press(page, 'Cancel');
      await isGone(page);
      await choose(page, 'Sign out everywhere');
      await press(page, 'Sign out everywhere');
      await isOut(page);
    },
  },
  {
    name: 'sign-out-everywhere-not-reached-then-tried-again',
    async run(page) {
      await signIn(page);
      const reach = await unreachable(page, SIGN_OUT);
      await choose(page, 'Sign out everywhere');
      await press(page, 'Sign out everywhere');
      await triedAgain(page, reach);
    },
  },
  {
    name: 'sign-out-while-a-film-uploads',
    run: withFolder(async (page, folder) => {
      await whileUploading(page, folder);
      await choose(page, 'Sign out');
      await press(page, 'Cancel');
      await isGone(page);
      await choose(page, 'Sign out');
      await press(page, 'Sign out');
      await isOut(page);
    }),
  },
  {
    name: 'session-ended-while-signing-out-is-asked-about',
    async run(page, context) {
      await signIn(page);
      const pause = await pollHeld(page);
      await endedElsewhere(page, context);
      await choose(page, 'Sign out everywhere');
      await question(page).waitFor();
      pause();
      await signInAgain(page);
      await isBack(page);
    },
  },
  {
    name: 'sign-out-of-a-session-that-is-over',
    async run(page, context) {
      await signIn(page);
      const pause = await pollHeld(page);
      await endedElsewhere(page, context);
      await choose(page, 'Sign out');
      await isOut(page);
      pause();
    },
  },
  {
    name: 'session-ended-then-signed-in-again-in-place',
    about: [...about, 'events'],
    async run(page, context) {
      await atTheList(page);
      await endedElsewhere(page, context);
      await endedDialog(page).waitFor();
      await signInAgain(page, 'not-the-password');
      await question(page).getByRole('button', { name: 'OK' }).click();
      await signInAgain(page);
      await isBack(page);
      const done = answered(page, SWITCH);
      await switchTalent(page);
      await done;
      await isOffline(page);
    },
  },
  {
    name: 'session-ended-while-calls-were-on-their-way',
    async run(page, context) {
      await atTheList(page);
      const letOn = await switchHeld(page);
      await endedElsewhere(page, context);
      await endedDialog(page).waitFor();
      await letOn();
      const done = answered(page, SWITCH);
      await signInAgain(page);
      await isBack(page);
      await done;
      await isOffline(page);
    },
  },
  {
    name: 'session-taken-then-signed-in-again-in-place',
    async run(page, context) {
      await atTheList(page);
      const letOn = await switchHeld(page);
      await takenByColleague(page, context);
      await letOn();
      const reach = await unreachable(page, WHOSE);
      const goOn = takenDialog(page).getByRole('button', { name: `Go on as ${NAME}` });
      await goOn.click();
      await takenDialog(page).getByText('The server cannot be reached.', { exact: false }).waitFor();
      await reach();
      const done = answered(page, SWITCH);
      await signInAgain(page, PASSWORD, takenDialog(page));
      await takenIsGone(page);
      await done;
      await isOffline(page);
    },
  },
  {
    name: 'session-taken-found-at-sign-out-and-ended-meanwhile',
    async run(page, context) {
      await signIn(page);
      const pause = await pollHeld(page);
      await signInColleague(context);
      await choose(page, 'Sign out');
      await takenDialog(page).getByText(NAME).first().waitFor();
      await endedElsewhere(page, context, 'admin@co.example');
      pause();
      await signInAgain(page);
      await isBack(page);
    },
  },
  {
    name: 'session-ended-then-left',
    async run(page, context) {
      await signIn(page);
      await endedElsewhere(page, context);
      await endedDialog(page).getByRole('button', { name: 'Leave' }).click();
      await isOut(page);
    },
  },
  {
    name: 'session-ended-then-not-left-without-the-server',
    async run(page, context) {
      await signIn(page);
      await endedElsewhere(page, context);
      await endedDialog(page).waitFor();
      await nextSays(page, SIGN_OUT, 'FAILED');
      await endedDialog(page).getByRole('button', { name: 'Leave' }).click();
      await press(page, 'Try again');
      await isOut(page);
    },
  },
];
