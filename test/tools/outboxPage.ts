import type { BrowserContext, Page } from 'playwright-core';
import { openReel, openTalent, reelsOf, signIn } from './page';

export const MAIL = 'mailReel_v2019.php';
export const CLIENT = 'client@halden.example';
export const OTHER = 'casting@halden.example';

/** Sends the open reel, and closes the dialog once it says what became of the mail. */
export async function sendReel(page: Page, to = CLIENT): Promise<void> {
  await reelsOf(page).getByRole('button', { name: 'Send reel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send reel' });
  await dialog.getByLabel(/^To/).fill(to);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText(/^Kept in the outbox|^reel succesfully/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await dialog.waitFor({ state: 'detached' });
}

/** Signs in and opens a reel of the demo. */
export async function atTheReel(page: Page): Promise<void> {
  await signIn(page);
  await openTalent(page, 'Éloïse Garnier');
  await openReel(page, 'Showreel');
}

export const openOutbox = (page: Page) => page.getByRole('link', { name: 'Outbox', exact: true }).click();
/** The row of the mail to somebody, and where it stands. */
export const rowOf = (page: Page, to = CLIENT) => page.getByRole('row').filter({ hasText: to });
export const is = (page: Page, status: 'Sent' | 'Kept here' | 'Failed', to = CLIENT) =>
  rowOf(page, to).getByText(status, { exact: true }).waitFor();

/** The reel's mail is sent again by a colleague to somebody else, from another window. */
export async function sentByColleague(page: Page, { request }: BrowserContext, form: string): Promise<void> {
  const mail = Object.fromEntries(new URLSearchParams(form));
  const { REQUEST_ID: _own, ...rest } = mail;
  const answer = await request.post(new URL(`/backend/${MAIL}`, page.url()).href, {
    form: { ...rest, MAIL: OTHER },
  });
  if (!answer.ok()) throw new Error(`the colleague's mail: ${answer.status()}`);
}
