import type { BrowserContext, Page } from 'playwright-core';
import { answered, officeOpened, openReel, openTalent, reelsOf, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

const TALENT = 'Éloïse Garnier';
const REEL = 'Showreel';
const MAIL = '**/backend/mailReel_v2019.php';
const CLIENT = 'client@halden.example';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send reel' });

async function atTheReel(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await openReel(page, REEL);
}

const openDialog = (page: Page) =>
  reelsOf(page).getByRole('button', { name: 'Send reel', exact: true }).click();

async function fillIn(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^To/).fill(CLIENT);
  await dialog.getByLabel('Heading').fill('The new work');
  await dialog.getByLabel('Text').fill('Dear all,\nhere it is.');
}

const press = (page: Page, name: 'Send' | 'Send again') =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

/** The spec's text, then the dialog closes by itself. */
async function succeeds(page: Page): Promise<void> {
  await dialogOf(page).getByText('reel succesfully sent !').waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
}

const switchOf = (page: Page) => reelsOf(page).getByText('On the site: the link can be opened');

/** A colleague turns the reel off right before the server reads the mail. */
async function turnedOffMeanwhile(page: Page, { request }: BrowserContext): Promise<void> {
  await page.route(
    MAIL,
    async (route) => {
      const mail = new URLSearchParams(route.request().postData() ?? '');
      const talentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await request.post('/backend/Toogle_ON_OFF_REEL.php', {
        form: {
          ID_USER_CLIENT: mail.get('ID_USER_CLIENT') ?? '',
          REEL_ID: mail.get('REEL_ID') ?? '',
          WICH_TECH: decodeURIComponent(talentId),
          ON_OFF: '0',
        },
      });
      await route.continue();
    },
    { times: 1 },
  );
}

export const about = ['sendReel'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'send-mail-succeeds',
    hasMailServer: true,
    async run(page) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      await dialogOf(page).getByLabel(/^To/).fill(` ${CLIENT} `);
      await dialogOf(page).getByLabel('From').fill(' staff@co.example');
      await press(page, 'Send');
      await succeeds(page);
    },
  },
  {
    name: 'send-mail-success-closed-by-hand',
    hasMailServer: true,
    async run(page) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      await press(page, 'Send');
      await dialogOf(page).getByText('reel succesfully sent !').waitFor();
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'send-mail-kept-in-the-outbox',
    async run(page) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      await press(page, 'Send');
      await dialogOf(page).getByText('Kept in the outbox, not sent').waitFor();
      await dialogOf(page).getByRole('link', { name: 'Open the outbox' }).click();
      await page.getByRole('row').filter({ hasText: CLIENT }).getByText('Kept here').waitFor();
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'send-mail-given-up',
    async run(page) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'send-mail-refused-by-the-server-then-sent',
    hasMailServer: true,
    async run(page, context) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      await turnedOffMeanwhile(page, context);
      await press(page, 'Send');
      await dialogOf(page).getByText('The reel was not sent').waitFor();
      const on = answered(page, 'Toogle_ON_OFF_REEL.php');
      await dialogOf(page).getByRole('button', { name: 'Put the reel on the site' }).click();
      await on;
      await press(page, 'Send again');
      await succeeds(page);
    },
  },
  {
    name: 'send-mail-offline-then-sent-as-the-same-request',
    hasMailServer: true,
    async run(page) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      await page.route(MAIL, (route) => route.abort('internetdisconnected'), { times: 1 });
      await press(page, 'Send');
      await dialogOf(page).getByText('It is not known whether the reel was sent').waitFor();
      await press(page, 'Send again');
      await succeeds(page);
    },
  },
  {
    name: 'send-mail-answer-lost-then-changed',
    hasMailServer: true,
    async run(page) {
      await atTheReel(page);
      await openDialog(page);
      await fillIn(page);
      const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
        await route.fetch();
        await route.abort('connectionreset');
      };
      await page.route(MAIL, lose, { times: 1 });
      await press(page, 'Send');
      await dialogOf(page).getByText('It is not known whether the reel was sent').waitFor();
      await dialogOf(page).getByLabel('Heading').fill('The newest work');
      await press(page, 'Send');
      await succeeds(page);
    },
  },
  {
    name: 'send-mail-reel-off',
    hasMailServer: true,
    async run(page) {
      await atTheReel(page);
      const off = answered(page, 'Toogle_ON_OFF_REEL.php');
      await switchOf(page).click();
      await off;
      await openDialog(page);
      await fillIn(page);
      await dialogOf(page).getByText('This reel is off the site').waitFor();
      const on = answered(page, 'Toogle_ON_OFF_REEL.php');
      await dialogOf(page).getByRole('button', { name: 'Put the reel on the site' }).click();
      await on;
      await press(page, 'Send');
      await succeeds(page);
    },
  },
];
