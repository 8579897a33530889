import type { Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { focused } from '../tools/focus';
import { openOffice, signIn } from '../tools/page';
import { aPicture, fileNamed } from '../tools/papers';
import { seen } from '../tools/seen';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** What holds for all of an agency, by its administrator; a colleague works meanwhile. Each step stands on the one before. */
let colleague: Page;

onStage({ login: 'admin@co.example' });
beforeAll(async () => {
  colleague = await openOffice(browser, server.url);
  await signIn(colleague);
});

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

scene('who is no administrator has no way to the settings, and is told so there', async () => {
  expect(await colleague.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0);
  await colleague.goto(`${server.url}/app/page/settings`);
  await colleague.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
  await colleague.goto(`${server.url}/app/dashboard`);
});

scene(
  'a new name stands in the head of open offices at once, and the page stays as it was saved',
  async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await field(/^Name/).fill('Comet House');
    await field('Web address').fill('javascript:alert(1)');
    await field('Instagram').fill('pictures.example/comet');
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await page.getByText('Write an address such as https://agency.com, without ? or #.').waitFor();
    await field('Web address').fill('');
    expect(await violations(page)).toEqual([]);
    const saved = seen(page, 'The settings were saved');
    await save();
    await saved;
    await colleague.getByRole('banner').getByAltText('Comet House').waitFor();
    await page.getByRole('banner').getByAltText('Comet House').waitFor();
    await focused(page.getByRole('status').filter({ hasText: 'The settings were saved' }));
    expect(await field('Instagram').inputValue()).toBe('https://pictures.example/comet');
    await field('Tumblr').press('a');
    await page.getByText('The settings were saved').waitFor({ state: 'detached' });
    await field('Tumblr').press('Backspace');
  },
);

scene('a logo that is dropped and saved stands in the bar of a colleague at once', async () => {
  const card = page.getByRole('region', { name: 'Logo' });
  await card
    .locator('input[type=file]')
    .setInputFiles(fileNamed('logo.png', 'image/png', await aPicture('#123')));
  await card.locator('img[src^="/logo/CO/"]').waitFor();
  const saved = seen(page, 'The settings were saved');
  await save();
  await saved;
  await colleague.waitForFunction(
    () => document.querySelector<HTMLImageElement>('header img[src*="/logo/CO/"]')?.naturalWidth === 640,
  );
  expect(await violations(page)).toEqual([]);
});

scene(
  'a profession that is added stands in the panel of a colleague at once, and goes where nobody has it',
  async () => {
    const professions = page.getByRole('region', { name: 'Professions' });
    await professions.getByRole('button', { name: 'Add a profession' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a profession' });
    await dialog.getByRole('textbox', { name: /^Several/ }).fill('Grips');
    await dialog.getByRole('textbox', { name: /^One/ }).fill('Grip');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const link = colleague.getByRole('link', { name: /^Grips/ });
    await link.waitFor();
    const up = professions.getByRole('button', { name: 'Move Grips up' });
    await up.press('Enter');
    await page.keyboard.press('Enter');
    await professions.getByRole('listitem').nth(4).getByText('Grips').waitFor();
    await colleague
      .getByRole('link', { name: /^(Grips|Composers)/ })
      .nth(1)
      .getByText('Composers')
      .waitFor();
    await focused(up);
    await professions.getByRole('button', { name: 'Remove Directors' }).click();
    const held = page.getByRole('alertdialog');
    await held.getByText(/^4 talents have the profession/).waitFor();
    expect(await violations(page)).toEqual([]);
    await held.getByRole('button', { name: 'Close' }).click();
    await held.waitFor({ state: 'detached' });
    await professions.getByRole('button', { name: 'Remove Grips' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Grips' }).click();
    await link.waitFor({ state: 'detached' });
    await professions.getByText('Grips').waitFor({ state: 'detached' });
    await focused(professions.getByRole('button', { name: 'Add a profession' }));
  },
);

scene('an agent who is called otherwise stands so on the page of a talent', async () => {
  const agents = page.getByRole('region', { name: 'Agents' });
  await agents.getByRole('button', { name: 'Change Amélie Marchetti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Amélie Marchetti' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ines Roca');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await agents.getByText('Ines Roca').waitFor();
  await colleague.goto(`${server.url}/app/table/talents/all`);
  await colleague
    .getByRole('link', { name: /Garnier/ })
    .first()
    .click();
  await colleague.getByRole('link', { name: 'Record', exact: true }).click();
  await colleague.getByRole('button', { name: 'Ines Roca' }).waitFor();
});

scene('how films are encoded by default is chosen, and stands so for the next who looks', async () => {
  await page.getByRole('radio', { name: 'Widescreen (16:9)' }).check({ force: true });
  await page.getByRole('radio', { name: 'Fine, in larger files' }).check({ force: true });
  const saved = seen(page, 'The settings were saved');
  await save();
  await saved;
  await page.reload();
  for (const name of ['Widescreen (16:9)', 'Fine, in larger files'])
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
});

scene('what was changed is told under History', async () => {
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Settings of the agency changed').first().waitFor();
});

test('no script failed on the way', () => expect(faults).toEqual([]));
