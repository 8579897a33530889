import type { Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { openOffice, signIn } from '../tools/page';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** The accounts of an agency, by its administrator; a colleague works meanwhile. Each step stands on the one before. */
const NEW = 'nour@co.example';

let colleague: Page;

onStage({ login: 'admin@co.example', context: { permissions: ['clipboard-read', 'clipboard-write'] } });

const row = (email: string) => page.getByRole('row').filter({ hasText: email });
const more = async (email: string, item: string) => {
  await row(email).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

scene('an administrator invites a colleague and hands the link over, which is shown once', async () => {
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await row('staff@co.example').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('textbox', { name: /^E-mail address/ }).fill(NEW);
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nour');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Haddad');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const link = page.getByRole('dialog', { name: 'Invitation' });
  await link.getByRole('button', { name: 'Copy' }).click();
  await link.getByText('The link is copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${server.url}/signup#.{20,}$`));
  expect(await link.getByRole('textbox', { name: 'Access link' }).inputValue()).toBe(copied);
  expect(await violations(page)).toEqual([]);
  await link.getByRole('button', { name: 'Done' }).click();
  await row(NEW).getByText('Invited', { exact: true }).waitFor();
});

scene('an invitation is taken back', async () => {
  await more(NEW, 'Take the invitation back…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await row(NEW).waitFor({ state: 'detached' });
});

scene('the own row has nothing to shut oneself out with', async () => {
  const own = row('admin@co.example');
  await own.getByText('You', { exact: true }).waitFor();
  expect(await own.getByRole('button').count()).toBe(0);
  expect(await own.getByRole('combobox').count()).toBe(0);
});

scene(
  'a colleague who becomes an administrator sees the accounts at once, and no longer once that is over',
  async () => {
    colleague = await openOffice(browser, server.url);
    await signIn(colleague);
    const link = colleague.getByRole('link', { name: 'Staff', exact: true });
    expect(await link.count()).toBe(0);
    const role = row('staff@co.example').getByRole('combobox');
    await role.selectOption('Administrator');
    await link.click();
    await colleague.getByRole('button', { name: 'Invite', exact: true }).waitFor();
    await role.selectOption('Staff');
    await colleague.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
    await link.waitFor({ state: 'detached' });
  },
);

scene('who is turned off is asked to sign in again, and cannot; what was theirs is handed over', async () => {
  await more('staff@co.example', 'Turn off…');
  const question = page.getByRole('alertdialog');
  await question.getByText(/signed out everywhere at once/).waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('combobox', { name: 'Hand over to' }).selectOption({ index: 1 });
  await question.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText(/is handed over/).waitFor();
  await row('staff@co.example').getByText('Off', { exact: true }).waitFor();
  await colleague.getByRole('dialog').waitFor();
  await more('staff@co.example', 'Turn on');
  await row('staff@co.example').getByText('Active', { exact: true }).waitFor();
});

test('no script failed on the way', () => expect(faults).toEqual([]));
