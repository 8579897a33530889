import type { Locator } from 'playwright-core';
import { violations } from '../tools/axe';
import { script } from '../tools/calls';
import { somewhere } from '../tools/focus';
import { follow } from '../tools/follow';
import { holdCalls } from '../tools/heldCalls';
import { PASSWORD } from '../tools/page';
import { seen } from '../tools/seen';
import { onStage, page, scene, server } from '../tools/stage';
import { allStops } from '../tools/stops/allStops';
import { press } from '../tools/stops/stop';
import { outOfOrder } from '../tools/tabOrder';
import { publicStops } from '../tools/stops/publicStops';
import { until } from '../tools/until';

/**
 * Every screen and dialog on a desktop. Nothing is hard to see or to name, as axe judges it with no rule switched off (WCAG 2.2
 * AA). Whatever lies over a page, a dialog, a question, a menu, has a name and the keyboard; Back closes it, and only it. And
 * whatever a person does, the keyboard is on something that can be seen afterwards, and Tab goes as the eye does.
 */

onStage();

/** Its role with its name, as `dialog "Send reel"`. */
const calledOf = async (layer: Locator) => (await layer.ariaSnapshot()).split('\n')[0] ?? '';
const hasKeyboard = async (layer: Locator) =>
  page.waitForFunction(
    (element) => element?.contains(document.activeElement) ?? false,
    await layer.elementHandle(),
  );
const keyboardIsSomewhere = () =>
  until('the keyboard to be on something', async () => (await somewhere(page)) || undefined);
const pathNow = () => new URL(page.url()).pathname;

for (const { name, open, leave, layer } of allStops)
  scene(layer ? `${name}: Back closes it` : `${name}: the keyboard is somewhere`, async () => {
    const path = pathNow();
    /** A page that is loaded begins at its top, as every page does. */
    const hasKept = path !== '/signin' && !name.startsWith('/');
    await open(page);
    expect(await outOfOrder(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    if (layer) {
      const top = layer(page);
      expect(await calledOf(top)).toMatch(/dialog ".+"|menu/);
      await hasKeyboard(top);
      if (path === '/signin') await leave?.(page);
      else await page.evaluate(() => window.history.back());
      await top.waitFor({ state: 'detached' });
      await until('the address to be what it was', () => pathNow() === path || undefined);
    } else {
      if (hasKept) await keyboardIsSomewhere();
      await leave?.(page);
    }
    if (hasKept) await keyboardIsSomewhere();
  });

scene('signed in again', async () => {
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await keyboardIsSomewhere();
});

scene('a talent is created', async () => {
  await follow(page, 'All talents');
  await press(page, 'Add new talent');
  await page.getByLabel('First name').fill('Noor');
  const added = seen(page, 'Noor was added');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await added;
  await keyboardIsSomewhere();
});

scene('a news item is created, deleted and restored', async () => {
  await follow(page, 'News');
  await press(page, 'Add news');
  await page.getByRole('textbox', { name: /^Title/ }).fill('A prize');
  // What the walk above left unsaved is here again, with a link that names no film.
  await page.getByText('No link', { exact: true }).click();
  await press(page, 'Create');
  await page.waitForURL('**/app/page/news');
  await keyboardIsSomewhere();
  await press(page, 'Delete A prize');
  await press(page.getByRole('alertdialog'), 'Delete');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await keyboardIsSomewhere();
  await follow(page, 'Trash');
  await press(page, 'Restore “A prize”');
  await page.getByRole('button', { name: 'Restore “A prize”' }).waitFor({ state: 'detached' });
  await keyboardIsSomewhere();
});

scene('a button keeps its name while it waits', async () => {
  await follow(page, 'Outbox');
  const letGo = await holdCalls(page, script('GetOutbox.php'));
  await page.getByRole('button', { name: 'Reload', disabled: false }).click();
  await page.getByRole('button', { name: 'Reload', disabled: true }).waitFor();
  letGo();
});

for (const { name, open } of publicStops(() => server))
  scene(name, async () => {
    await open(page);
    expect(await violations(page)).toEqual([]);
  });
