import type { Page } from 'playwright-core';
import { officeOpened } from '../page';
import { dialogStop, menuStop, pageStop, press, questionStop, type Stop } from './stop';

const rows = 5;
const SPECIAL_REEL = 'Advertising 2026';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** The lists, and the dialogs over them. */
export const listStops: readonly Stop[] = [
  pageStop('All talents', (page) => page.getByRole('row').nth(rows)),
  {
    name: 'filters and sorting, on a phone behind a button',
    open: async (page) => {
      if (isPhone(page)) await press(page, 'Filter and sort');
      await page.getByRole('combobox', { name: 'Show' }).waitFor();
    },
    leave: async (page) => {
      if (isPhone(page)) await press(page, 'Filter and sort');
    },
  },
  dialogStop('new talent', 'Add new talent', (page) => press(page, 'Add new talent')),
  {
    name: 'a question before what was typed is thrown away',
    open: async (page) => {
      await press(page, 'Add new talent');
      await page.getByLabel('First name').fill('Noor');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
    leave: async (page) => {
      await press(page.getByRole('alertdialog'), 'Discard');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  questionStop('delete a talent', async (page) => {
    await press(page, 'Delete Éloïse Garnier');
    await page.getByText('go to the trash too').waitFor();
  }),
  {
    name: 'talents that are chosen',
    open: (page) => page.getByRole('checkbox', { name: 'Select all' }).click({ force: true }),
  },
  questionStop('delete several', (page) => press(page, 'Delete')),
  {
    name: 'talents in pages',
    open: async (page) => {
      await press(page, 'Clear the selection');
      await page.getByLabel('Rows per page').selectOption('5');
      await page.getByRole('button', { name: 'Next page' }).waitFor();
    },
    leave: async (page) => void (await page.getByLabel('Rows per page').selectOption('0')),
  },
  {
    name: 'nothing found',
    open: async (page) => {
      await page.getByRole('searchbox').fill('nobody is called so');
      await page.getByText('Nothing matches').waitFor();
    },
    leave: (page) => page.getByRole('searchbox').fill(''),
  },
  {
    name: 'one talent deleted, with its undo',
    open: async (page) => {
      await press(page, /^Delete Idris/);
      await press(page.getByRole('alertdialog'), 'Delete');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    },
  },
  pageStop('Trash', (page) => page.getByRole('button', { name: /^Restore “Idris/ })),
  questionStop('empty the trash', (page) => press(page, 'Empty trash')),
  pageStop('All films', (page) => page.getByRole('row').nth(rows)),
  pageStop('All reels', (page) => page.getByRole('row').nth(rows)),
  pageStop('Special reels', (page) => page.getByRole('link', { name: SPECIAL_REEL, exact: true })),
  dialogStop('new special reel', 'New special reel', (page) => press(page, 'New special reel')),
  questionStop('delete a special reel', (page) => press(page, `Delete reel “${SPECIAL_REEL}”`)),
  {
    name: 'a special reel',
    open: async (page) => {
      await page.getByRole('link', { name: SPECIAL_REEL, exact: true }).click();
      await page.getByRole('textbox', { name: 'Sender mail' }).waitFor();
    },
  },
  pageStop('News', (page) => page.getByRole('row').nth(2)),
  {
    name: 'a news item, and films found for its link',
    open: async (page) => {
      await press(page, 'Add news');
      await page.getByRole('textbox', { name: /^Title/ }).fill('A prize');
      await page.getByText('A film', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Film' }).fill('belleville');
      await page.getByRole('option').first().waitFor();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a question before an unsaved page is left',
    open: async (page) => {
      await page.getByRole('link', { name: 'All news' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    leave: async (page) => {
      await press(page.getByRole('alertdialog'), 'Leave');
      await page.waitForURL('**/app/page/news');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  pageStop('Newsletters', (page) => page.getByRole('row').nth(2)),
  {
    name: 'a newsletter',
    open: async (page) => {
      await page.getByRole('link', { name: 'Documentary special' }).click();
      await page.getByRole('list', { name: 'Contents' }).getByRole('listitem').nth(2).waitFor();
    },
  },
  {
    name: 'the fields of a text in a newsletter',
    open: async (page) => {
      await press(page, /^Edit “People who stayed/);
      await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    },
  },
  menuStop('what can be added to a newsletter', (page) => press(page, 'Add')),
  {
    name: 'films found for a newsletter',
    open: async (page) => {
      await press(page, 'Add');
      await page.getByRole('menuitem', { name: 'Film' }).click();
      await page.getByRole('combobox', { name: 'Film to add' }).fill('belleville');
      await page.getByRole('option').first().waitFor();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await press(page, 'Done');
    },
  },
  dialogStop('a newsletter as it is mailed', /as it is mailed/, async (page) => {
    await press(page, 'Preview');
    await page.frameLocator('iframe').getByText('True stories').last().waitFor();
  }),
  dialogStop('send a newsletter', 'Send newsletter', async (page) => {
    await press(page, 'Send');
    await page.getByRole('radio', { name: 'Several addresses' }).click({ force: true });
    await page.getByRole('textbox', { name: /^Addresses/ }).waitFor();
  }),
  pageStop('Home screens', (page) => page.getByRole('row').nth(2)),
  dialogStop('a home screen', 'Light on water', (page) => press(page, 'Light on water')),
  dialogStop('home screens as the site shows them', /as the site shows them/, (page) =>
    press(page, 'Preview'),
  ),
  pageStop('Calendar', (page) => page.getByText('All times are those of')),
  dialogStop('something scheduled', 'Schedule', async (page) => {
    await press(page, 'Schedule');
    await page.getByRole('radio', { name: 'News item' }).click({ force: true });
    await page.getByRole('textbox', { name: /^Off the site from/ }).waitFor();
  }),
  pageStop('Pictures and encoding', (page) => page.getByRole('img', { name: /^Picture sent for/ })),
  {
    name: 'a picture that is decided',
    open: async (page) => {
      await press(page, /^None of these films/);
      await page.getByRole('button', { name: /^Undo the last one/ }).waitFor();
    },
    leave: (page) => press(page, /^Undo the last one/),
  },
  pageStop('Staff', (page) => page.getByText('staff@co.example')),
  dialogStop('invite a colleague', 'Invite a colleague', (page) => press(page, 'Invite')),
  pageStop('What was done', (page) => page.getByRole('listitem')),
  pageStop('Operation', (page) => page.getByRole('heading', { name: 'Disk' })),
  pageStop('Outbox', (page) => page.getByText('No mail was sent yet')),
  ...(['/maintenance', '/500', '/404', '/cosmic-redirect', '/app/page/talent/nobody'] as const).map(
    (path): Stop => ({
      name: path,
      open: async (page) => {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
      },
      leave: async (page) => {
        await page.goto('/app/dashboard');
        await officeOpened(page);
      },
    }),
  ),
];
