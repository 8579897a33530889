import { violations } from '../tools/axe';
import { filmsOnBecome, openReel, openTalent, reelsOf, signIn } from '../tools/page';
import { TALENT } from '../tools/reelChanges';
import { seen } from '../tools/seen';
import { faults, onStage, page, scene } from '../tools/stage';
import { until } from '../tools/until';

/** Reels as things of their own, once from the screen to the disk and back. Each step stands on the one before. */

onStage();
beforeAll(async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await openTalent(page, TALENT);
});

const [first, second, third] = [
  'Nocturne pour une autoroute',
  'Pluie sur Belleville',
  'Cobalt & Rose',
] as const;
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).click();
const tick = (film: string) =>
  reelsOf(page)
    .getByRole('checkbox', { name: `Choose “${film}”` })
    .check({ force: true });
const filmsOf = (reel: string) =>
  reelsOf(page).getByRole('group', { name: reel, exact: true }).getByText(/film/);

scene('a reel’s name is a link: a press opens it here, its address anywhere', async () => {
  const link = reelsOf(page).getByRole('link', { name: 'Showreel', exact: true });
  const address = await link.getAttribute('href');
  await openReel(page, 'Showreel');
  await page.waitForURL((url) => url.pathname + url.search === address);
  await reelsOf(page).getByText('3 films, 0:12 in all').waitFor();
});

scene('films that are ticked go to another reel together, and come back by Undo', async () => {
  await tick(first);
  await tick(third);
  await reelsOf(page).getByText('2 films chosen').waitFor();
  expect(await violations(page)).toEqual([]);
  await reelsOf(page).getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Fiction' }).click();
  await filmsOnBecome(page, 'Showreel', [second]);
  const undone = seen(page, 'Undone.');
  await undo();
  await undone;
  await filmsOnBecome(page, 'Showreel', [first, second, third]);
});

scene('they are taken off together, and come back where they stood', async () => {
  await tick(first);
  await tick(second);
  await reelsOf(page).getByRole('button', { name: 'Take off' }).click();
  await filmsOnBecome(page, 'Showreel', [third]);
  await undo();
  await filmsOnBecome(page, 'Showreel', [first, second, third]);
});

scene('a film’s card is dragged onto a reel', async () => {
  await reelsOf(page).getByRole('tab', { name: 'All reels' }).click();
  const reel = reelsOf(page).getByRole('group', { name: 'Fiction', exact: true });
  const before = await filmsOf('Fiction').textContent();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: third }) });
  const added = page.waitForResponse(/AddNewFilmInReel/);
  await card.locator('.film-frame').dragTo(reel);
  await added;
  await reelsOf(page)
    .getByText(`${parseInt(before ?? '') + 1} films`)
    .first()
    .waitFor();
});

scene('its link is copied', async () => {
  await reelsOf(page).getByRole('button', { name: 'More that can be done with “Showreel”' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await page.getByText('The link of “Showreel” is copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/reel\/[\w-]+$/);
});

scene('a reel is made once more for another talent, and is gone to', async () => {
  await reelsOf(page).getByRole('button', { name: 'More that can be done with “Showreel”' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate reel' });
  await dialog.getByLabel('Reel name').fill('Showreel for Idris');
  await dialog.getByRole('searchbox', { name: 'For which talent' }).fill('benhad');
  await dialog.getByRole('radio', { name: 'Idris Benhaddou' }).check({ force: true });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await page.getByRole('heading', { name: 'Idris Benhaddou' }).waitFor();
  await filmsOnBecome(page, 'Showreel for Idris', [first, second, third]);
  await reelsOf(page).getByText('Off the site: the link cannot be opened').waitFor();
});

scene(
  'several of the list are turned on together and deleted together, each taken back by one press',
  async () => {
    await page.getByRole('link', { name: 'All reels' }).click();
    await page.getByRole('searchbox', { name: 'Search reels' }).fill('éloïse garnier');
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
    const chosen = page.getByRole('group', { name: 'Selected rows' });
    await chosen.getByRole('button', { name: 'Take off the site' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await chosen.getByRole('button', { name: 'Take off the site' }).click();
    const isOn = page.getByRole('checkbox', { name: /on the site$/, checked: true });
    await isOn.first().waitFor({ state: 'detached' });
    await page.getByText(/entries are off the site\.$/).waitFor();
    const undone = seen(page, 'Undone.');
    await undo();
    await undone;
    const count = await isOn.count();
    expect(count).toBeGreaterThan(2);
    await chosen.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: /^Delete \d+ reels\?$/ });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await isOn.first().waitFor({ state: 'detached' });
    await undo();
    await isOn.nth(count - 1).waitFor();
  },
);

scene('on a phone the list has no heads over its cards: one button holds filters and sorting', async () => {
  await page.getByRole('link', { name: 'All reels' }).click();
  const table = page.getByRole('table', { name: 'All reels' });
  const owner = table.locator('a.reel-owner').first();
  const firstIs = (name: string) =>
    until(`${name} first`, async () => (await owner.textContent()) === name || undefined);
  await table.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await table.getByRole('columnheader', { name: 'Select all' }).waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(1);
  expect(await page.getByRole('combobox', { name: 'Show' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Off the site' });
  await page.getByRole('button', { name: 'Filter and sort (1)' }).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('owner');
  await page.waitForURL(/sort=owner/);
  await firstIs("Desmond O'Farrell");
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-owner');
  await page.waitForURL(/sort=-owner/);
  await firstIs('高橋美咲');
  expect(await violations(page)).toEqual([]);
  await owner.click();
  await page.waitForURL('**/app/page/talent/*');
  await page.setViewportSize({ width: 1440, height: 900 });
});

scene('all reels are found in a list of their own, and opened from it', async () => {
  await page.getByRole('link', { name: 'All reels' }).click();
  await page.getByRole('table', { name: 'All reels' }).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Off the site' });
  await page.getByRole('searchbox', { name: 'Search reels' }).fill('idris');
  const link = page.getByRole('link', { name: 'Showreel for Idris' });
  await link.waitFor();
  expect(await violations(page)).toEqual([]);
  await link.click();
  await filmsOnBecome(page, 'Showreel for Idris', [first, second, third]);
  expect(faults).toEqual([]);
});
