import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { violations } from '../tools/axe';
import {
  cardOf,
  checkLastPicture,
  choose,
  deletionOf,
  encodeAgain,
  encoded,
  FILM,
  giveFile,
  makeThumbnails,
  picture,
  refuseOnce,
  sheetOf,
  TALENT,
} from '../tools/filmPage';
import { nextHeld } from '../tools/calls';
import { makeFilm } from '../tools/films';
import { focused } from '../tools/focus';
import { answered, createFilm, filmsOnBecome, openReel, openTalent, STAFF } from '../tools/page';
import { seen } from '../tools/seen';
import { folder, onStage, page, scene } from '../tools/stage';
import { until } from '../tools/until';

/** What a person does with a film by its menu. Each step stands on the one before. */

onStage({ login: STAFF });
beforeAll(() => openTalent(page, TALENT));

const closeSheet = async () => {
  await page.keyboard.press('Escape');
  await sheetOf(page).waitFor({ state: 'detached' });
};
const menuButton = () => page.getByRole('button', { name: `Actions for ${FILM}` });
/** The width in pixels of the picture on the film's card, once it is there. */
const stillWidth = () =>
  cardOf(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

scene('the menu opens over the card without a mouse, and the keyboard comes back to it', async () => {
  await cardOf(page)
    .getByRole('button', { name: `Play ${FILM}` })
    .focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Edit film…' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await choose(page, 'Edit film…');
  await focused(sheetOf(page).getByRole('tab', { name: 'Details' }));
  await closeSheet();
  await focused(menuButton());
});

scene('what is typed in the sheet is kept by itself', async () => {
  await choose(page, 'Edit film…');
  await sheetOf(page).getByLabel('Producer').fill('Les Films du Quai Rouge');
  await sheetOf(page).getByText('All saved').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await cardOf(page).waitFor();
  await choose(page, 'Edit film…');
  await until(
    () => 'the producer as it was typed',
    async () =>
      (await sheetOf(page).getByLabel('Producer').inputValue()) === 'Les Films du Quai Rouge' || undefined,
  );
  await closeSheet();
});

scene('a film is encoded again in another shape, with thumbnails to choose from', async () => {
  await until('the picture on the card', async () => (await stillWidth()) > 0 || undefined);
  await makeThumbnails(page);
  expect(await violations(page)).toEqual([]);
  const kept = seen(page, 'Kept');
  await picture(page, 3).check();
  await kept;
  await sheetOf(page).getByRole('tab', { name: 'File and encoding' }).click();
  await sheetOf(page).getByText('Old TV recording (4:3) with black bars at the sides').click();
  await encodeAgain(page);
  await encoded(page);
  expect(await violations(page)).toEqual([]);
  await closeSheet();
});

scene('the films load anew without a flicker, and the page stays where it was', async () => {
  await page.setViewportSize({ width: 900, height: 480 });
  const other = await page.getByRole('heading', { name: 'Nocturne pour une autoroute' }).elementHandle();
  await menuButton().scrollIntoViewIfNeeded();
  const place = () =>
    page.evaluate(() =>
      [document.scrollingElement, document.querySelector('main')].map((box) => box?.scrollTop),
    );
  const before = await place();
  expect(before).not.toEqual([0, 0]);
  const loaded = answered(page, 'getTalentFilms.php');
  await choose(page, 'Choose thumbnail…');
  await picture(page, 5).check();
  await loaded;
  await closeSheet();
  expect(await place()).toEqual(before);
  expect(await other?.evaluate((node) => node.isConnected)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

scene('what is refused is said in the sheet, which still closes by Escape', async () => {
  await choose(page, 'Encode again…');
  await refuseOnce(page, 'REencodeFilm.php', 'error');
  await encodeAgain(page);
  await sheetOf(page).getByText('The film was not sent to be encoded').waitFor();
  await closeSheet();
});

scene("a picture of one's own stands for the film once it was checked, here and after a reload", async () => {
  const still = join(folder, 'still.png');
  await sharp({ create: { width: 600, height: 338, channels: 3, background: '#2d72d2' } }).toFile(still);
  await choose(page, 'Choose thumbnail…');
  await giveFile(page, still);
  await sheetOf(page).getByRole('radio', { name: 'Own picture' }).waitFor();
  await sheetOf(page)
    .getByText(/is shown black until somebody has looked/)
    .waitFor();
  await closeSheet();
  await until(
    () => 'no picture on the card',
    async () => (await cardOf(page).locator('img').count()) === 0 || undefined,
  );
  await checkLastPicture(page, FILM);
  await openTalent(page, TALENT);
  const isShown = async () => (await stillWidth()) === 300 || undefined;
  await until(() => 'a picture of 300 pixels on the card', isShown);
  await page.reload();
  await cardOf(page).waitFor();
  await until(() => 'a picture of 300 pixels on the card', isShown);
});

scene('the file is replaced, and its original comes back byte for byte', async () => {
  const file = await makeFilm(folder, 'mov', { seconds: 5 });
  await choose(page, 'Replace the file…');
  await giveFile(page, file);
  await cardOf(page).getByText('0:05').waitFor();
  await sheetOf(page).getByText('Drop the film file here').waitFor();
  await closeSheet();
  const asked = new Promise<string>((tell) => {
    void page.context().route('**/original?*', (route) => {
      tell(route.request().url());
      return route.continue();
    });
  });
  await choose(page, 'Download original');
  const original = await page.request.get(await asked);
  expect(original.headers()['content-disposition']).toMatch(/^attachment; /);
  expect((await original.body()).equals(readFileSync(file))).toBe(true);
});

scene('a card says what happens to a file that is on its way, never that there is none', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/mediabank/files/**', async (route) => {
    await held;
    await route.continue();
  });
  const file = await makeFilm(folder, 'mp4');
  await createFilm(page, file, 'Marée haute');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Marée haute' }) });
  await card.getByRole('progressbar').waitFor();
  expect(await card.getByText('No film file yet').count()).toBe(0);
  release();
  await card.getByRole('button', { name: 'Play Marée haute' }).waitFor();
});

scene('a deleted film says where it goes from, and comes back to its place on its reels', async () => {
  await openReel(page, 'Showreel');
  const order = ['Nocturne pour une autoroute', 'Pluie sur Belleville', FILM];
  await filmsOnBecome(page, 'Showreel', order);
  await cardOf(page)
    .getByRole('button', { name: `Play ${FILM}` })
    .focus();
  await page.keyboard.press('Delete');
  await deletionOf(page).getByText('It stands on 2 reels', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await deletionOf(page).getByRole('button', { name: 'Delete film' }).click();
  await cardOf(page).waitFor({ state: 'detached' });
  await filmsOnBecome(page, 'Showreel', order.slice(0, 2));
  await focused(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await cardOf(page).waitFor();
  await filmsOnBecome(page, 'Showreel', order);
});

scene('all films of the agency are searched as one types, whatever case and accents', async () => {
  await page.getByRole('link', { name: 'All films' }).click();
  const search = page.getByRole('searchbox', { name: 'Search title, director, talent' });
  await search.pressSequentially('ELOISE cob');
  await page.getByText(/^1 of \d+ films$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: TALENT }).click();
  await cardOf(page).waitFor();
});

scene('a menu stays the same film’s when the list moves under it', async () => {
  await page.getByRole('link', { name: 'All films' }).click();
  const search = page.getByRole('searchbox', { name: 'Search title, director, talent' });
  await search.fill('');
  const fifth = page.locator('[role=row][data-index="4"]').getByRole('button', { name: /^Actions for / });
  const title = ((await fifth.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  const menu = page.getByRole('button', { name: `Actions for ${title}`, exact: true });
  const release = await nextHeld(page, 'GetAgencyFilmWindow.php');
  await search.fill(title);
  await menu.click();
  await focused(page.getByRole('menuitem', { name: 'Edit film…' }));
  release();
  await page.getByText(/^1 of \d+ films$/).waitFor();
  await focused(page.getByRole('menuitem', { name: 'Edit film…' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.keyboard.press('Escape');
  await focused(menu);
});

scene('a film of any talent is renamed, deleted and brought back from the list of all films', async () => {
  await page.getByRole('link', { name: 'All films' }).click();
  const search = page.getByRole('searchbox', { name: 'Search title, director, talent' });
  await search.fill('low tide');
  const play = (title: string) => page.getByRole('button', { name: `Play ${title}`, exact: true });
  await page.getByRole('button', { name: 'Actions for Low Tide' }).click();
  await focused(page.getByRole('menuitem', { name: 'Edit film…' }));
  await page.keyboard.press('ArrowDown');
  await focused(page.getByRole('menuitem', { name: 'Choose thumbnail…' }));
  await page.keyboard.press('Escape');
  await focused(page.getByRole('button', { name: 'Actions for Low Tide' }));
  await play('Low Tide').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await focused(page.getByRole('button', { name: 'Actions for Low Tide' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit film…' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Edit film…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Low Tide' });
  await sheet.getByLabel('Title', { exact: true }).fill('Low Tide, Grande Marée');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('status').getByText('All saved').waitFor();
  await page.keyboard.press('Escape');
  await play('Low Tide, Grande Marée').waitFor();
  await focused(page.getByRole('button', { name: 'Actions for Low Tide, Grande Marée' }));

  await page.keyboard.press('Delete');
  await deletionOf(page).getByRole('button', { name: 'Delete film' }).click();
  await play('Low Tide, Grande Marée').waitFor({ state: 'detached' });
  await focused(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await play('Low Tide, Grande Marée').waitFor();
});
