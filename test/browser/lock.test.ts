import type { Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { openSection, openTalent, PASSWORD, reelsOf, signIn } from '../tools/page';
import { onStage, page, scene } from '../tools/stage';

/** Somebody leaves the desk: the page is covered and waits as it is, in all windows. */
let other: Page;

onStage();

const lockOf = (window: Page) => window.getByRole('dialog', { name: 'Locked' });
const isOpen = (window: Page) => lockOf(window).waitFor({ state: 'detached' });
const city = () => page.getByLabel('City', { exact: true });

async function unlock(): Promise<void> {
  await lockOf(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await lockOf(page).getByRole('button', { name: 'Unlock' }).click();
}

const lockByHand = async (window = page) => {
  await window.getByRole('button', { name: /account and settings/ }).click();
  await window.getByRole('menuitem', { name: 'Lock', exact: true }).click();
};

scene('until the code of the lock has come, the page is covered all the same', async () => {
  const coverCode = /session-cover/;
  let letGo: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const code = await route.fetch();
    if (coverCode.test(await code.text())) await isWanted;
    await route.fulfill({ response: code });
  });
  await signIn(page);
  await lockByHand();
  await page.getByRole('status').getByText('Locked', { exact: true }).waitFor();
  const onTop = await page.evaluate(() => document.elementFromPoint(720, 450)?.className);
  expect(onTop).toBe('session-curtain');
  letGo();
  await unlock();
  await isOpen(page);
  await page.unroute('**/assets/*.js');
});

scene('a page that is left without a connection is covered, and says what is still open', async () => {
  const hasCome = page.waitForResponse(
    async (answer) =>
      /\/assets\/.+\.js/.test(answer.url()) && (await answer.text()).includes('session-cover'),
  );
  await page.reload();
  await hasCome;
  await page.context().setOffline(true);
  await lockByHand();
  const untold = lockOf(page).getByText('The server could not be reached yet', { exact: false });
  await untold.waitFor().finally(() => page.context().setOffline(false));
  await untold.waitFor({ state: 'detached' });
  await unlock();
  await isOpen(page);
});

scene('who would sign out of a locked page is asked about what is typed in a dialog under it', async () => {
  other = await page.context().newPage();
  await other.goto('/app/dashboard');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await openTalent(page, 'Éloïse Garnier');
  await reelsOf(page).getByRole('button', { name: 'New reel' }).click();
  const dialog = page.getByRole('dialog', { name: 'New reel' });
  await dialog.getByLabel('Reel name').fill('Night work');
  await lockByHand(other);
  await lockOf(page).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on editing' }).click();
  await unlock();
  await isOpen(page);
  expect(await dialog.getByLabel('Reel name').inputValue()).toBe('Night work');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
});

scene('a lock by hand covers the page and locks the other window; what was typed stays', async () => {
  await openTalent(page, 'Éloïse Garnier');
  await openSection(page, 'Record');
  await page.route('**/backend/UpdateTalentInfos.php', (route) => route.abort());
  await city().fill('Douarnenez');
  await lockByHand();
  await Promise.all([lockOf(page).waitFor(), lockOf(other).waitFor()]);
  expect(await lockOf(page).getByRole('textbox', { name: 'Login' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

scene('nothing of the page is found or saved under the lock', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.press('F8');
  expect(await page.getByRole('dialog').count()).toBe(1);
});

scene('the password opens the page as it was, and the other window with it', async () => {
  await unlock();
  await Promise.all([isOpen(page), isOpen(other)]);
  expect(await city().inputValue()).toBe('Douarnenez');
});

scene('the address locks, and once unlocked the dashboard follows', async () => {
  await page.goto('/lock-screen');
  await unlock();
  await page.waitForURL('**/app/dashboard');
  await isOpen(page);
});

scene(
  'whoever signs out of a locked page is asked about what is not saved, and is at the sign-in screen then',
  async () => {
    await page.goto('/lock-screen');
    await lockOf(page).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL('**/signin');
  },
);
