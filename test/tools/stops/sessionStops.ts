import { follow } from '../follow';
import type { Stop } from './stop';

/** The last: a session that ends while one works. */
export const sessionStops: readonly Stop[] = [
  {
    name: 'signed out meanwhile',
    open: async (page) => {
      await follow(page, 'Outbox');
      await page.context().clearCookies();
      // The stream of news may have found it out first: then the dialog lies over the button.
      await page.getByRole('button', { name: 'Reload' }).dispatchEvent('click');
      await page.getByRole('dialog', { name: 'You were signed out' }).waitFor();
    },
  },
];
