import type { Locator, Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { focused } from '../tools/focus';
import { openOffice, signIn, STAFF } from '../tools/page';
import { aPicture, fileNamed } from '../tools/papers';
import { seen } from '../tools/seen';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** Home screens from a picture to the site's order, and to the trash. Each step stands on the one before. */
const FIRST = 'Light on water';
const SECOND = 'The night belongs to us';
const CAPTION = 'A <b>summer</b> by the sea';
const FILM = 'Pluie sur Belleville';

let colleague: Page;

onStage({ login: STAFF });

const row = (name: string, of = page) => of.getByRole('row').filter({ hasText: name });
const rowAt = (at: number, name: string, of = page) =>
  of.locator('.list-row').nth(at).filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const handle = (name: string) => page.getByRole('button', { name: `Move “${name}”` });

scene(
  'a picture makes a screen; caption and film are given in its dialog, which shows them on it',
  async () => {
    await page.getByRole('link', { name: 'Home screens', exact: true }).click();
    await row(FIRST).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .locator('input[type=file]')
      .setInputFiles(fileNamed('sea.jpg', 'image/jpeg', await aPicture()));
    const caption = page.getByRole('textbox', { name: 'Caption' });
    await caption.fill(CAPTION);
    await page.getByRole('combobox', { name: 'Film behind it' }).fill('belleville');
    await page.getByRole('option', { name: FILM }).click();
    await page.locator('.site-screen-legend').getByText(CAPTION).waitFor();
    expect(await violations(page)).toEqual([]);
    const saved = seen(page, 'The home screen was saved');
    await button('Save').click();
    await saved;
    await focused(button('Done'));
    await row(CAPTION).getByText(FILM).waitFor();
  },
);

scene('a colleague sees it without asking, and how screens are moved by drag and by keys', async () => {
  colleague = await openOffice(browser, server.url);
  await signIn(colleague, 'admin@co.example');
  await colleague.getByRole('link', { name: 'Home screens', exact: true }).click();
  await row(CAPTION, colleague).waitFor();
  await handle(FIRST).dragTo(rowAt(1, SECOND));
  await rowAt(0, SECOND).waitFor();
  await rowAt(0, SECOND, colleague).waitFor();
  await handle(FIRST).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await rowAt(0, FIRST).waitFor();
  await rowAt(0, FIRST, colleague).waitFor();
  expect(await handle(FIRST).evaluate((element) => element.matches(':focus'))).toBe(true);
  await colleague.context().close();
});

scene('it is looked at as the site shows it, then put on the site among the others', async () => {
  await row(CAPTION).getByRole('button', { name: CAPTION, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: CAPTION });
  const top = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? 0);
  const picture = await dialog.locator('.record-picture').boundingBox();
  const caption = dialog.getByRole('textbox', { name: 'Caption' });
  expect((await caption.boundingBox())?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(Math.abs((await top(dialog.locator('.record-picture'))) - (await top(caption)))).toBeLessThan(40);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'The home screens as the site shows them' });
  await preview.getByText('Off the site').waitFor();
  await preview.getByText(CAPTION).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await dialog.getByRole('checkbox', { name: `${CAPTION} on the site` }).click({ force: true });
  await dialog.getByText('The switch works at once').waitFor();
  expect(await violations(page)).toEqual([]);
  await button('Done').click();
  await dialog.waitFor({ state: 'detached' });
  await rowAt(3, CAPTION).getByText('On the site').waitFor();
});

scene(
  'the keyboard goes along with the screen whose switch is pressed, so that Space puts it back',
  async () => {
    const press = (name: string) => row(name).getByRole('checkbox', { name: /on the site/ });
    await press(FIRST).focus();
    await page.keyboard.press('Space');
    await rowAt(0, SECOND).waitFor();
    await row(FIRST).getByText('Off the site').waitFor();
    await focused(press(FIRST));
    await page.keyboard.press('Space');
    await row(FIRST).getByText('On the site').waitFor();
    await row(SECOND).getByText('On the site').waitFor();
    await focused(press(FIRST));
  },
);

scene('where it leaves the list, the keyboard is on no switch of the next one', async () => {
  const filter = page.getByRole('combobox', { name: 'Show' });
  await filter.focus();
  await filter.selectOption('On the site');
  await row(FIRST)
    .getByRole('checkbox', { name: /on the site/ })
    .focus();
  await page.keyboard.press('Space');
  await row(FIRST).waitFor({ state: 'detached' });
  await focused(row(SECOND).getByRole('button', { name: SECOND, exact: true }));
  await filter.selectOption('On and off the site');
  await row(FIRST)
    .getByRole('checkbox', { name: /on the site/ })
    .click({ force: true });
  await row(FIRST).getByText('On the site').waitFor();
});

scene('it is deleted and put back where it stood', async () => {
  // Until the one above is in its place again, the rows pass the button on to another.
  await rowAt(3, CAPTION).waitFor();
  await row(CAPTION)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row(CAPTION).waitFor({ state: 'detached' });
  await button('Undo').click();
  await rowAt(3, CAPTION).locator('img[src*="/media/screens/"]').waitFor();
});

test('no script failed on the way', () => expect(faults).toEqual([]));
