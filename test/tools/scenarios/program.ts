import type { Page, Route } from 'playwright-core';
import { officeOpened, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

/** The parts of the program that were not loaded yet cannot be fetched until the returned function is called. */
async function unfetchable(page: Page): Promise<() => Promise<void>> {
  await page.getByLabel('Login', { exact: true }).waitFor();
  const refuse = (route: Route) => route.abort('connectionreset');
  await page.route('**/assets/**', refuse);
  return () => page.unroute('**/assets/**', refuse);
}

const failure = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).waitFor();

export const about = ['program', 'signIn'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'program-not-fetched-at-sign-in-then-tried-again',
    async run(page) {
      const fetchable = await unfetchable(page);
      await submitSignIn(page);
      await failure(page);
      await fetchable();
      await submitSignIn(page);
      await officeOpened(page);
    },
  },
];
