import { follow } from '../follow';
import { PASSWORD } from '../page';
import { press, type Stop } from './stop';
import type { Page } from 'playwright-core';

const locked = (page: Page) => page.getByRole('dialog', { name: 'Locked' });

/** The last: the office is locked, and a session ends while one works. */
export const sessionStops: readonly Stop[] = [
  {
    name: 'locked',
    open: async (page) => {
      await press(page, /account and settings/);
      await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
      await locked(page).waitFor();
    },
    leave: async (page) => {
      await locked(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(locked(page), 'Unlock');
      await locked(page).waitFor({ state: 'detached' });
    },
  },
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
