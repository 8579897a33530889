import { readFile } from 'node:fs/promises';
import { unzip } from '../server/persons/unzip';
import { violations } from '../tools/axe';
import { focused } from '../tools/focus';
import { onStage, page, scene, server } from '../tools/stage';

/** What is held of a talent, handed over and removed by an administrator. Each step stands on the one before. */

onStage({ login: 'admin@co.example' });

const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Remove for ever' });

scene('a talent is found by a part of the name, and what is held stands in a table', async () => {
  await page.getByRole('link', { name: 'Personal data', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Name or e-mail address' }).fill('garnier');
  await button('Search').click();
  await page.getByRole('button', { name: /^Éloïse Garnier/ }).click();
  await page.getByRole('row', { name: /^Films 3 Goes/ }).waitFor();
  expect(await violations(page)).toEqual([]);
});

scene('the export is a ZIP that the browser saves', async () => {
  await button('Export').click();
  const link = page.getByRole('link', { name: 'Download it here' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const archive = unzip(await readFile(await download.path()));
  expect(String(archive.get('talent.json'))).toContain('Garnier');
});

scene('a removal asks with the safe button focused, and wants the name typed', async () => {
  await button('Remove for ever').click();
  await focused(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
  expect(await violations(page)).toEqual([]);
  const typed = page.getByRole('textbox', { name: /to confirm$/ });
  await typed.fill('Garnier');
  expect(await confirm().isDisabled()).toBe(true);
  await typed.fill('éloïse garnier');
  await confirm().click();
  await page.getByText('The person was removed.').waitFor();
  await page.getByText('Nobody was found').waitFor();
  await page.goto(`${server.url}/app/table/talents/all`);
  await page.getByRole('table').getByRole('link').first().waitFor();
  expect(await page.getByRole('link', { name: 'Éloïse Garnier' }).count()).toBe(0);
});
