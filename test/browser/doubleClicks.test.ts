import type { Locator } from 'playwright-core';
import { answered, filmsOn, newReel, openTalent, reelsOf, STAFF } from '../tools/page';
import { onStage, page, scene } from '../tools/stage';
import { openTrash, OTHER, remove, restoreOf, rowOf, switchOf, TALENT } from '../tools/talentsList';

/** Whoever clicks twice where once is meant changes nothing more than was meant. */

// With its motions: what fades away can still be pressed.
onStage({ login: STAFF, context: { reducedMotion: 'no-preference' } });

/** The first click on something, then, once `isDone`, the second of a double click on whatever is there now. */
async function doubleClick(target: Locator, isDone: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await isDone();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const isGone = (target: Locator) => () => target.waitFor({ state: 'detached' });

scene('one talent is taken off the site, not the next one, who moved under the pointer', async () => {
  await page.getByRole('link', { name: /^All talents/ }).click();
  await rowOf(page, OTHER).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'On the site' });
  const row = rowOf(page, OTHER);
  await page.getByText('12 of 13 talents').waitFor();
  const count = await page.getByRole('row').count();
  await doubleClick(switchOf(page, OTHER), isGone(row));
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Off the site' });
  await row.waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'On the site' });
  await page.getByText('11 of 13 talents').waitFor();
  expect(await page.getByRole('row').count()).toBe(count - 1);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'On and off the site' });
  await row.waitFor();
});

scene('one thing is taken out of the trash, not the next one, which moved under the pointer', async () => {
  await remove(page, OTHER);
  await remove(page, TALENT);
  await openTrash(page);
  const buttons = page.getByRole('button', { name: /^Restore “/ });
  await buttons.nth(1).waitFor();
  const last = restoreOf(page, TALENT);
  await doubleClick(last, isGone(last));
  await restoreOf(page, OTHER).waitFor();
  await restoreOf(page, OTHER).click();
  await isGone(restoreOf(page, OTHER))();
});

scene('a reel is deleted once', async () => {
  await openTalent(page, TALENT);
  await newReel(page, 'Gone');
  await reelsOf(page).getByRole('tab', { name: 'All reels' }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await reelsOf(page).getByRole('button', { name: 'Delete reel “Gone”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await page.getByText('“Gone” is in the trash.').waitFor();
  await newReel(page, 'Here');
  expect(asked.filter((path) => path.endsWith('DeleteReel.php'))).toHaveLength(1);
  await reelsOf(page).getByRole('tab', { name: 'All reels' }).click();
});

scene('films are added to a reel once', async () => {
  await openTalent(page, TALENT);
  await newReel(page, 'Twice');
  await reelsOf(page).getByRole('button', { name: 'Add films' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add films to “Twice”' });
  const choices = dialog.getByRole('checkbox', { disabled: false });
  await choices.first().press('Space');
  await choices.nth(1).press('Space');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await dialog.getByRole('button', { name: 'Add 2 films' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  // Changes of reels go one after the other: once this one is answered, all before it are.
  const isLast = answered(page, 'Toogle_ON_OFF_REEL.php');
  await reelsOf(page).getByRole('checkbox', { name: 'On the site: the link can be opened' }).press('Space');
  await isLast;
  expect(asked.filter((path) => path.endsWith('AddNewFilmInReel.php'))).toHaveLength(2);
  expect(await filmsOn(page, 'Twice')).toHaveLength(2);
});
