import type { Page } from 'playwright-core';
import { openOffice, signIn } from './page';

/** A colleague of the same agency, signed in with a browser window of their own, which the caller closes. */
export async function colleagueOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  const theirs = await openOffice(browser, new URL(page.url()).origin);
  await signIn(theirs, 'admin@co.example');
  return theirs;
}
