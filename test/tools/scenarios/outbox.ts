import type { Page } from 'playwright-core';
import { asked, nextHeld, nextSays, script, unreachable } from '../calls';
import {
  atTheReel,
  CLIENT,
  is,
  MAIL,
  openOutbox,
  OTHER,
  rowOf,
  sendReel,
  sentByColleague,
} from '../outboxPage';
import { answered, signIn, toDashboardUnder } from '../page';
import type { Scenario } from '../scenario';
import type { Behaviour, SmtpSink } from '../smtp';

const LIST = 'GetOutbox.php';
const READ = 'ReadMail.php';
const RETRY = 'RetryMail.php';
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true }).click();
const failed = (page: Page) => page.getByText('This list could not be loaded').waitFor();

const read = (page: Page, to = CLIENT) =>
  page.getByRole('button', { name: `Read the mail to ${to}`, exact: true }).click();
const mailOf = (page: Page) => page.getByRole('dialog').filter({ hasText: /From|Mail/ });
async function close(page: Page): Promise<void> {
  await mailOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await mailOf(page).waitFor({ state: 'detached' });
}

/** A reel was sent, and the outbox shows it. */
async function atTheOutbox(page: Page): Promise<void> {
  await atTheReel(page);
  await sendReel(page);
  await openOutbox(page);
  await is(page, 'Kept here');
}

/** Sends a reel that the mail server does not take, and stands before its row. */
async function sendingFails(
  page: Page,
  mailServer: SmtpSink | undefined,
  behaviour: Behaviour,
): Promise<void> {
  mailServer?.next(behaviour);
  await atTheReel(page);
  await sendReel(page);
  await openOutbox(page);
  await is(page, 'Failed');
}

/** The next list says that the mail waits, and arrives when the returned function is called. */
async function nextIsOlder(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    script(LIST),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"STATUS":"\w+"/, '"STATUS":"WAITING"');
      await released;
      // The page may have given the call up meanwhile.
      await route.fulfill({ response, body }).catch(() => undefined);
    },
    { times: 1 },
  );
  return release;
}

export const about = ['outbox', 'mails', 'mailTexts'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'outbox-empty',
    async run(page) {
      await signIn(page);
      await openOutbox(page);
      await page.getByText('No mail was sent yet').waitFor();
      const again = answered(page, LIST);
      await reload(page);
      await again;
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'outbox-mail-read-as-it-looks-and-as-text',
    async run(page) {
      await atTheOutbox(page);
      await read(page);
      await mailOf(page).getByRole('tab', { name: 'Plain text' }).click();
      await mailOf(page).getByText('http', { exact: false }).first().waitFor();
      await close(page);
    },
  },
  {
    name: 'outbox-mail-closed-before-it-came',
    async run(page) {
      await atTheOutbox(page);
      const release = await nextHeld(page, READ);
      const isAsked = asked(page, READ);
      await read(page);
      await isAsked;
      await close(page);
      release();
      await read(page);
      await mailOf(page).getByRole('tab', { name: 'Plain text' }).waitFor();
    },
  },
  {
    name: 'outbox-mail-unreadable-then-read',
    async run(page) {
      await atTheOutbox(page);
      const reach = await unreachable(page, READ);
      await read(page);
      await page.getByText('The mail could not be loaded').waitFor();
      await reach();
      await close(page);
      await read(page);
      await mailOf(page).getByRole('tab', { name: 'Plain text' }).waitFor();
    },
  },
  {
    name: 'outbox-left-while-a-mail-is-read',
    async run(page) {
      await atTheOutbox(page);
      await nextHeld(page, READ);
      const isAsked = asked(page, READ);
      await read(page);
      await isAsked;
      await toDashboardUnder(page);
      await mailOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'outbox-not-loaded-then-loaded',
    async run(page) {
      await atTheReel(page);
      await sendReel(page);
      const reach = await unreachable(page, LIST);
      await openOutbox(page);
      await failed(page);
      await reach();
      await reload(page);
      await is(page, 'Kept here');
    },
  },
  {
    name: 'outbox-left-before-it-came',
    async run(page) {
      await signIn(page);
      await nextHeld(page, LIST);
      const isAsked = asked(page, LIST);
      await openOutbox(page);
      await isAsked;
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.waitForURL('**/app/dashboard');
    },
  },
  {
    name: 'outbox-reloaded-while-it-loads',
    async run(page, _context, { server }) {
      await signIn(page);
      await openOutbox(page);
      await page.getByText('No mail was sent yet').waitFor();
      // The server is started anew: the office hears of it while its own question is still open.
      await nextHeld(page, LIST);
      const isAsked = asked(page, LIST);
      await reload(page);
      await isAsked;
      const again = answered(page, LIST);
      await server.kill();
      await server.restart();
      await again;
      await page.getByText('No mail was sent yet').waitFor();
    },
  },
  {
    name: 'outbox-shows-what-a-colleague-sends',
    async run(page, context) {
      await atTheReel(page);
      const isAsked = asked(page, MAIL);
      await sendReel(page);
      const form = (await isAsked).postData() ?? '';
      await openOutbox(page);
      await is(page, 'Kept here');
      await sentByColleague(page, context, form);
      await is(page, 'Kept here', OTHER);
    },
  },
  {
    name: 'outbox-mail-refused-for-good-then-sent-again',
    hasMailServer: true,
    async run(page, _context, { mailServer }) {
      await sendingFails(page, mailServer, 'refuseForGood');
      const done = answered(page, RETRY);
      await rowOf(page)
        .getByRole('button', { name: `Send again to ${CLIENT}` })
        .click();
      await done;
      await is(page, 'Sent');
    },
  },
  {
    name: 'outbox-list-older-than-the-news-of-a-failure',
    hasMailServer: true,
    async run(page, _context, { mailServer }) {
      await sendingFails(page, mailServer, 'refuseForGood');
      mailServer?.next('refuseForGood');
      const release = await nextIsOlder(page);
      const isAsked = asked(page, LIST);
      await rowOf(page)
        .getByRole('button', { name: `Send again to ${CLIENT}` })
        .click();
      await isAsked;
      await answered(page, LIST);
      release();
      await is(page, 'Failed');
    },
  },
  {
    name: 'outbox-sending-again-refused',
    hasMailServer: true,
    async run(page, _context, { mailServer }) {
      await sendingFails(page, mailServer, 'refuseRecipient');
      await nextSays(page, RETRY, 'FAILED');
      const again = rowOf(page).getByRole('button', { name: `Send again to ${CLIENT}` });
      await again.click();
      await rowOf(page).getByRole('alert').waitFor();
      await again.click();
      await is(page, 'Sent');
    },
  },
  {
    name: 'outbox-sending-again-without-an-answer-then-tried-again',
    hasMailServer: true,
    async run(page, _context, { mailServer }) {
      await sendingFails(page, mailServer, 'refuseForGood');
      const again = rowOf(page).getByRole('button', { name: `Send again to ${CLIENT}` });
      const reach = await unreachable(page, RETRY);
      await again.click();
      await rowOf(page).getByText('it is not known whether the mail is sent again').waitFor();
      await reach();
      await again.click();
      await is(page, 'Sent');
    },
  },
  {
    name: 'outbox-mail-seen-leaving',
    hasMailServer: true,
    async run(page, context, { mailServer }) {
      await atTheReel(page);
      const isAsked = asked(page, MAIL);
      await sendReel(page);
      const form = (await isAsked).postData() ?? '';
      await openOutbox(page);
      await is(page, 'Sent');
      mailServer?.next('hold');
      await sentByColleague(page, context, form);
      await rowOf(page, OTHER).getByText('Sending', { exact: true }).waitFor();
    },
  },
];
