import type { Page } from 'playwright-core';
import { answered, officeOpened, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

const STAFF = '**/backend/getStaff.php*';
const REEL_NAMES = '**/backend/getReelRubs.php*';
const NEWS = '**/backend/get_All_NEWS.php*';

const told = (page: Page, list: string) => page.getByText(`${list} could not be loaded.`, { exact: false });

export const scenarios: readonly Scenario[] = [
  {
    name: 'lists-that-did-not-come-are-loaded-once-the-line-is-back',
    async run(page, context) {
      await page.route(NEWS, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await page.route(REEL_NAMES, (route) => route.abort('connectionrefused'));
      await page.route(STAFF, (route) => route.fulfill({ contentType: 'text/plain', body: 'FAILED' }));
      await submitSignIn(page);
      await officeOpened(page);
      await told(page, 'Reel names').waitFor();
      await told(page, 'Colleagues').waitFor();
      await context.setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
      await page.unroute(REEL_NAMES);
      const loaded = answered(page, 'getReelRubs.php');
      await context.setOffline(false);
      await loaded;
      await told(page, 'Reel names').waitFor({ state: 'detached' });
    },
  },
];
