import { follow } from '../follow';
import { submitSignIn, signIn } from '../page';
import { dialogStop, menuStop, press, questionStop, type Stop } from './stop';

const ADMIN = 'admin@co.example';

/** From the sign-in screen to what every page has: the panel, the person's menu, search and report. */
export const signInStops: readonly Stop[] = [
  {
    name: 'sign-in',
    open: (page) => page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor(),
  },
  {
    name: 'forgotten password',
    open: async (page) => {
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByText('No mail can be sent from here.', { exact: false }).waitFor();
    },
    leave: (page) => page.getByRole('link', { name: 'Go to sign-in' }).click(),
  },
  {
    name: 'sign-in with fields missing',
    open: (page) => press(page, 'Sign in'),
  },
  questionStop('sign-in refused', (page) => submitSignIn(page, ADMIN, 'not-the-password')),
  {
    name: 'the page “Dashboard”',
    open: async (page) => {
      await signIn(page, ADMIN);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  menuStop('menu of the person', (page) => press(page, /account and settings/)),
  questionStop('sign out everywhere', async (page) => {
    await press(page, /account and settings/);
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  }),
  dialogStop('report a problem', 'Report a problem', async (page) => {
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Save the file' }).waitFor();
  }),
  dialogStop('report saved', 'Report a problem', async (page) => {
    await page.keyboard.press('F8');
    await press(page, 'Save the file');
    await page.getByText('Saved on this computer').waitFor();
  }),
  dialogStop('search of everything', /^Find a talent/, async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a');
    await page.getByRole('option').nth(3).waitFor();
  }),
  {
    name: 'a script error',
    open: async (page) => {
      await page.evaluate(
        () =>
          void setTimeout(() => {
            const fault = new Error('A fault');
            // Longer than what is shown of it.
            fault.stack = `${String(fault.stack)}${'\n    at somewhere'.repeat(40)}`;
            throw fault;
          }),
      );
      await page.getByRole('alertdialog').waitFor();
    },
    leave: async (page) => {
      await press(page.getByRole('alertdialog'), 'Close');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the page “Your profile”',
    open: async (page) => {
      await press(page, /account and settings/);
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor();
    },
  },
  {
    name: 'the page “About the agency”',
    open: async (page) => {
      await follow(page, 'About the agency');
      await page.getByRole('textbox').first().waitFor();
    },
  },
];
