import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from '../tools/axe';
import { createFilm, openOffice, openTalent, signIn, STAFF } from '../tools/page';
import { browser, folder, onStage, page, scene, server } from '../tools/stage';
import { until } from '../tools/until';
import { held } from '../tools/uploadSheet';

/** Pictures that were sent for films are looked at, by keys alone, and films that could not be encoded are seen. */
const RIGHT = 'One Voice';
const WRONG = 'Neon Cantina';
const MEANT = 'Siesta';
const STRAY = 'Polar Whistle';

onStage({ login: STAFF });

const sentFor = (film: string, of = page) => of.getByRole('img', { name: `Picture sent for “${film}”` });
const check = (of = page) => of.getByRole('link', { name: 'Pictures and encoding', exact: true }).click();
/** The key of the button for a film. */
const keyOf = async (film: string) =>
  (await page.getByRole('button', { name: new RegExp(`^${film}`) }).getAttribute('aria-keyshortcuts')) ?? '';
/** Resolves when the list of all films shows a film with a picture, or black. */
const shows = async (film: string, how: 'pictured' | 'black') => {
  await page.getByRole('link', { name: 'All films', exact: true }).click();
  // Not the search of the page that is left: it stands until this one is drawn.
  await page.getByRole('searchbox', { name: 'Search title, director, talent' }).fill(film);
  const still = page.getByRole('row').filter({ hasText: film }).locator('.gr-film-still');
  await still.locator(how === 'pictured' ? 'img' : 'svg').waitFor();
};

scene(
  'the picture that waits longest stands large, the next one is loaded, the keys work at once',
  async () => {
    await shows(RIGHT, 'black');
    await check();
    await sentFor(RIGHT).waitFor();
    expect(await violations(page)).toEqual([]);
    const next = page.locator('.check-next');
    await until(
      () => 'the next picture is loaded',
      async () => (await next.evaluate((image: HTMLImageElement) => image.naturalWidth > 600)) || undefined,
    );
    await page.keyboard.press(await keyOf(RIGHT));
    await sentFor(WRONG).waitFor();
    await shows(RIGHT, 'pictured');
  },
);

scene('a picture goes to the film that it is of, and to none; then all is checked', async () => {
  await check();
  await sentFor(WRONG).waitFor();
  await page.keyboard.press(await keyOf(MEANT));
  await sentFor(STRAY).waitFor();
  await page.keyboard.press('0');
  await page.getByRole('heading', { name: 'No picture waits to be checked' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

scene('what was decided is taken back, the newest first, and a colleague sees it', async () => {
  const colleague = await openOffice(browser, server.url);
  await signIn(colleague, 'admin@co.example');
  await check(colleague);
  await colleague.getByRole('heading', { name: 'No picture waits to be checked' }).waitFor();
  await page.keyboard.press('u');
  await sentFor(STRAY).waitFor();
  await page.getByText('The picture waits to be checked again.', { exact: true }).waitFor();
  await sentFor(STRAY, colleague).waitFor();
  await page.keyboard.press('u');
  await page.getByText(`“${MEANT}” no longer has this picture`).waitFor();
  await sentFor(WRONG).waitFor();
  await sentFor(WRONG, colleague).waitFor();
  await colleague.context().close();
  await shows(WRONG, 'black');
});

scene('a decision that is not saved says so, and is said again', async () => {
  await check();
  await sentFor(WRONG).waitFor();
  await page.route('**/UpdatePICS_toCHECK.php', (route) => route.abort());
  await page.keyboard.press(await keyOf(MEANT));
  await page.getByText(/The decision was not saved/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/UpdatePICS_toCHECK.php');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/The decision was not saved/).waitFor({ state: 'detached' });
  await shows(MEANT, 'pictured');
});

scene('a film that could not be encoded is listed with the reason and what helps', async () => {
  await openTalent(page, 'Éloïse Garnier');
  const broken = join(folder, 'broken.mp4');
  writeFileSync(broken, 'this is no film');
  // A file that is refused already makes no film.
  const release = await held(page);
  await createFilm(page, broken, 'Marée basse');
  await release();
  await check();
  const row = page.getByRole('row').filter({ hasText: 'Marée basse' });
  await row.getByText('Encoding failed').waitFor();
  await row.getByText(/not a film/i).waitFor();
  await row.getByRole('button', { name: /Replace the file/ }).waitFor();
  expect(await violations(page)).toEqual([]);
});
