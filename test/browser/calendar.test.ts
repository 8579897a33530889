import { openBooks } from '../server/faults/catalogue';
import { violations } from '../tools/axe';
import { openOffice, signIn, STAFF } from '../tools/page';
import { findInPalette } from '../tools/palette';
import { seen } from '../tools/seen';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';
import { until } from '../tools/until';

/** The calendar, mostly by keyboard: scheduling, moving, taking back, what was due and missed. Each step stands on the one before. */
const LETTER = 'Documentary special';
const NEWS = 'Welcome, Sunniva Østergård';

onStage({ login: STAFF });

const button = (name: string | RegExp, within = page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name = 'Schedule') => page.getByRole('dialog', { name, exact: true });
const field = (name: RegExp) => dialog().getByRole('textbox', { name });
const chosen = () => page.getByRole('gridcell', { selected: true });
const entry = (text: string, within = page) => within.getByRole('listitem').filter({ hasText: text });
const look = async (name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

scene('it is gone through by keys, over the end of a month, and says the day', async () => {
  await findInPalette(page, 'calendar', 'Calendar');
  await page.getByRole('grid').waitFor();
  await look('month');
  expect(await violations(page)).toEqual([]);
  await page.goto('/app/page/calendar?month=2099-07');
  await page.getByRole('grid', { name: 'July 2099' }).waitFor();
  await chosen().focus();
  await page.keyboard.press('End');
  await chosen().filter({ hasText: 'Sunday 05/07/2099' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('grid', { name: 'June 2099' }).waitFor();
  expect(await chosen().evaluate((day) => day === document.activeElement)).toBe(true);
  expect(await chosen().textContent()).toContain('Sunday 28/06/2099');
  await page.keyboard.press('PageDown');
  await page.getByRole('grid', { name: 'July 2099' }).waitFor();
  expect(await chosen().textContent()).toContain('Tuesday 28/07/2099');
});

scene('a newsletter is scheduled on the day that is chosen, and taken back with undo', async () => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await field(/^Day/).inputValue()).toBe('28/07/2099');
  await dialog()
    .getByLabel(/^Which one/)
    .selectOption({ label: LETTER });
  await field(/^Time/).fill('9h30');
  await field(/^Addresses/).fill('a@brand.example\nb@brand.example');
  expect(await field(/^Time/).inputValue()).toBe('09:30');
  await look('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Schedule' }).click();
  await page.getByTitle(`09:30 ${LETTER} · Will be mailed to 2 addresses`).waitFor();
  await entry(LETTER).getByText('Will be mailed to 2 addresses').click();
  const list = page.getByRole('textbox', { name: `Addresses that “${LETTER}” goes to` });
  expect(await list.inputValue()).toBe('a@brand.example\nb@brand.example');
  const undone = seen(page, 'Undone.');
  await button('Undo').click();
  await entry('Will be mailed').waitFor({ state: 'detached' });
  await undone;
});

scene('a time that is over is refused by the server’s clock; nothing that was typed is lost', async () => {
  await button('Schedule').click();
  await dialog().getByRole('radio', { name: 'News item' }).click({ force: true });
  await dialog()
    .getByLabel(/^Which one/)
    .selectOption({ label: NEWS });
  await dialog().getByText('It is on the site: choose when it goes off.').waitFor();
  expect(await field(/^On the site from/).count()).toBe(0);
  expect(await field(/^Off the site from/).inputValue()).toBe('28/07/2099');
  await field(/^Off the site from/).fill('1.1.2020');
  await page.keyboard.press('Tab');
  await dialog().getByRole('button', { name: 'Schedule' }).click();
  await dialog().getByRole('alert').getByText('That time is over already').waitFor();
  expect(await field(/^Off the site from/).inputValue()).toBe('01/01/2020');
  await button('Choose a day: Off the site from').waitFor();
  await dialog().locator('input[type=date]').fill('2099-07-28');
  expect(await field(/^Off the site from/).inputValue()).toBe('28/07/2099');
  await dialog().getByRole('button', { name: 'Schedule' }).click();
  await entry('Goes off the site').waitFor();
});

scene('another person sees it at once, goes to the thing, and moves it to another time', async () => {
  const colleague = await openOffice(browser, server.url, { viewport: { width: 390, height: 844 } });
  await signIn(colleague, 'admin@co.example');
  await colleague.goto('/app/page/calendar?month=2099-07');
  await entry('Goes off the site', colleague).waitFor();
  await button(new RegExp(`^Another time…: “${NEWS}”`), colleague).click();
  const moving = colleague.getByRole('dialog', { name: 'Another time' });
  await moving.getByRole('textbox', { name: /^Day/ }).fill('29/07/2099');
  await moving.getByRole('button', { name: 'Move' }).click();
  await moving.waitFor({ state: 'detached' });
  await colleague.getByRole('heading', { name: 'Wednesday 29/07/2099' }).waitFor();
  expect(await violations(colleague)).toEqual([]);
  await page.getByText('Nothing is planned on this day.').waitFor();
  await colleague.getByRole('link', { name: NEWS }).click();
  await colleague.getByRole('heading', { name: 'Edit news item' }).waitFor();
  await colleague.getByRole('link', { name: 'Goes off the site 29/07/2099 09:00' }).waitFor();
  expect(await violations(colleague)).toEqual([]);
  await colleague.goto('/app/page/news');
  await colleague.getByRole('link', { name: 'Goes off the site 29/07/2099 09:00' }).waitFor();
  await colleague.context().close();
});

scene('what was due while the server was down is asked about, and done when a person says so', async () => {
  await server.kill();
  const books = await openBooks(server.dataFolder);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await books.catalogue.updateTable('calendar_entries').set({ at }).where('status', '=', 'waiting').execute();
  await books.close();
  await server.restart();
  await page.getByText('One thing was not done').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Decide in the calendar' }).click();
  await page.getByText('One thing was not done').waitFor();
  await look('asked');
  expect(await violations(page)).toEqual([]);
  await button(new RegExp(`^Do it now: “${NEWS}”`))
    .first()
    .click();
  await page.getByText('One thing was not done').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('checkbox', { name: `${NEWS} on the site` }).waitFor({ state: 'attached' });
  await until('the switch', async () =>
    (await page.getByRole('checkbox', { name: `${NEWS} on the site` }).isChecked()) ? undefined : true,
  );
});

scene('news have their times from their own page, newsletters from the dialog that sends them', async () => {
  await page.getByRole('link', { name: NEWS }).click();
  await button('Schedule…').click();
  await field(/^On the site from/).fill('01/08/2099');
  await dialog().getByRole('button', { name: 'Schedule' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await button(`Send “${LETTER}”`).click();
  const sending = page.getByRole('dialog', { name: 'Send newsletter' });
  await sending.getByText('Several addresses', { exact: true }).click();
  await sending.getByRole('textbox', { name: /^Addresses/ }).fill('a@brand.example');
  await sending.getByRole('button', { name: 'Later…' }).click();
  await field(/^Day/).and(page.locator(':focus')).waitFor();
  expect(await field(/^Addresses/).inputValue()).toBe('a@brand.example');
  await field(/^Day/).fill('02/08/2099');
  await dialog().getByRole('button', { name: 'Schedule' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByText(`“${LETTER}” will be mailed on 02/08/2099 09:00 to 1 address.`).waitFor();
  await button('Undo').waitFor();
  await page.goto('/app/page/calendar?month=2099-08&view=list');
  await entry('Goes on the site').waitFor();
  await entry('Will be mailed to 1 address').waitFor();
  await look('list');
  expect(await violations(page)).toEqual([]);
});

test('no script failed on the way', () => expect(faults).toEqual([]));
