import { violations } from '../tools/axe';
import { catalogueOf } from '../tools/catalogue';
import { choose, TALENT } from '../tools/filmPage';
import { openOffice, openTalent, signIn } from '../tools/page';
import { field, openRecord, saved } from '../tools/recordPage';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';
import { until } from '../tools/until';

/** How an administrator sees what was done, finds it, and puts a field back. */

const link = () => page.getByRole('link', { name: 'What was done', exact: true });
const city = () => page.getByRole('row').filter({ hasText: 'City' });

onStage({ login: 'admin@co.example' });

const judged = async () => expect(await violations(page)).toEqual([]);

scene('a new agency has done nothing', async () => {
  await link().click();
  await page.getByRole('heading', { name: 'Nothing was done yet' }).waitFor();
  await judged();
});

scene('a change stands there with who made it, and what it was before and after', async () => {
  await openTalent(page, 'Éloïse Garnier');
  await openRecord(page);
  await field(page, 'City').fill('Vierzon');
  await field(page, 'Phone').focus();
  await saved(page);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Only: Éloïse Garnier' }).waitFor();
  await city().getByText('Vierzon').waitFor();
  await link().click();
  const row = page.getByRole('listitem').filter({ hasText: 'Record changed' });
  await row.getByText('Rosalind Achterberg').waitFor();
  await row.getByRole('link', { name: 'Éloïse Garnier' }).waitFor();
  await city().getByText('Vierzon').waitFor();
  await judged();
});

scene('dialogs of films and home screens lead to what was done with them', async () => {
  const history = () => page.getByRole('dialog').getByRole('link', { name: 'History', exact: true });
  await openTalent(page, TALENT);
  await choose(page, 'Edit film…');
  await history().click();
  await page.getByRole('button', { name: 'Only one thing' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Home screens', exact: true }).click();
  await page.getByRole('button', { name: 'Light on water', exact: true }).click();
  await history().click();
  await page.getByRole('button', { name: 'Only one thing' }).waitFor();
  await page.getByRole('heading', { name: 'Nothing of this kind was done' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await link().click();
  await city().getByText('Vierzon').waitFor();
});

scene('it is found by thing and day, and the address keeps how', async () => {
  await page.getByRole('button', { name: 'Only what was done with Éloïse Garnier' }).click();
  await page.getByRole('button', { name: 'Only: Éloïse Garnier' }).waitFor();
  await page.getByRole('textbox', { name: 'From day' }).fill('1.1.2001');
  await page.getByRole('textbox', { name: 'Until day' }).fill('31/1/2001');
  await page.getByRole('textbox', { name: 'Until day' }).press('Enter');
  await page.getByRole('heading', { name: 'Nothing of this kind was done' }).waitFor();
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Until day' }).inputValue()).toBe('31/01/2001');
  await page.getByRole('heading', { name: 'Nothing of this kind was done' }).waitFor();
  await judged();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await city().getByText('Vierzon').waitFor();
});

scene('a field is put back once somebody said so, which is a change too', async () => {
  await page.getByRole('button', { name: 'Put back: City' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Put back “City”' });
  await dialog.waitFor();
  await judged();
  await dialog.getByRole('button', { name: 'Put back', exact: true }).click();
  await page.getByRole('status').filter({ hasText: '“City” of Éloïse Garnier is again' }).waitFor();
  await city().nth(1).waitFor();
  expect(await city().first().getByRole('cell').first().innerText()).toBe('Vierzon');
});

scene('it is saved as a table', async () => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('activity.csv');
  await page.getByRole('status').filter({ hasText: 'activity.csv' }).waitFor();
  await judged();
});

const entriesBecome = (count: number) =>
  until(
    `${count} entries`,
    async () => (await page.getByText('Reel name added').count()) === count || undefined,
  );

scene('more than a page of it is gone through page by page', async () => {
  const catalogue = catalogueOf(server);
  const old = Array.from({ length: 120 }, (_row, index) => `0000${String(index).padStart(3, '0')}`);
  const values = old.map(
    (id) => `('${id}', '2001-01-01T08:00:00.000Z', 'nobody', 'reelName.add', 'name ${id}', 'null')`,
  );
  catalogue.exec(
    `insert into activity (activity_id, at, staff_id, script, subject, before) values ${values.join()}`,
  );
  catalogue.close();
  await page.getByRole('textbox', { name: 'Until day' }).fill('01/01/2001');
  await page.getByRole('textbox', { name: 'Until day' }).press('Enter');
  await page.getByRole('heading', { name: 'Monday 01/01/2001' }).waitFor();
  await entriesBecome(100);
  await page.getByRole('button', { name: 'Older' }).click();
  await page.waitForURL('**olderThan=0000020');
  await page.getByRole('button', { name: 'Newest' }).waitFor();
  await entriesBecome(20);
  await judged();
  await page.goBack();
  await page.getByRole('button', { name: 'Older' }).waitFor();
  await entriesBecome(100);
});

scene('nobody else has the page', async () => {
  const other = await openOffice(browser, server.url);
  await signIn(other);
  expect(await other.getByRole('link', { name: 'What was done', exact: true }).count()).toBe(0);
  await other.goto('/app/page/activity');
  await other.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
  await other.context().close();
  expect(faults).toEqual([]);
});
