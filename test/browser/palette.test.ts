import { FILM, TALENT } from '../tools/filmPage';
import { detailOpened, openOffice, openReel, reelsOf, signIn, STAFF } from '../tools/page';
import { findInPalette } from '../tools/palette';
import { browser, onStage, page, scene, server } from '../tools/stage';

/** What a person finds with Ctrl-K, and that the address says it. Each step stands on the one before. */
const OTHER = 'Leon Castellane';

const named = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const infos = () => page.getByRole('region', { name: FILM, exact: true });
const addressWith = (query: RegExp) => page.waitForURL(({ search }) => query.test(search));

onStage({ login: STAFF });

scene('finds a reel of a talent whose page was never opened, and shows it', async () => {
  await findInPalette(page, `fiction ${OTHER}`, 'Fiction');
  await named(OTHER);
  await detailOpened(page, 'Fiction');
  await addressWith(/^\?reel=[\w-]+$/);
  await page.reload();
  await detailOpened(page, 'Fiction');
});

scene('finds a film and shows its infos; Back closes them, then shows the reel again', async () => {
  await findInPalette(page, FILM, FILM);
  await named(TALENT);
  await infos().waitFor();
  await page.getByRole('button', { name: `Edit ${FILM}`, pressed: true }).waitFor();
  await addressWith(/^\?film=[\w-]+$/);
  await page.evaluate(() => window.history.back());
  await infos().waitFor({ state: 'detached' });
  await addressWith(/^$/);
  await page.goBack();
  await named(OTHER);
  await detailOpened(page, 'Fiction');
  await page.goForward();
  await page.getByRole('button', { name: `Edit ${FILM}`, exact: true }).click();
  await infos().waitFor();
});

scene('the address follows what is opened and closed by hand, without a step in the history', async () => {
  const before = await page.evaluate(() => history.length);
  // The keyboard is with the drawer a moment after it is there.
  await page.waitForFunction(() =>
    document.activeElement?.closest('[class*="portal"]')?.querySelector('.film-info-drawer'),
  );
  await page.keyboard.press('Escape');
  await addressWith(/^$/);
  await openReel(page, 'Showreel');
  await addressWith(/^\?reel=/);
  const { href } = new URL(page.url());
  await reelsOf(page).getByRole('tab', { name: 'All reels' }).click();
  await addressWith(/^$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  const colleague = await openOffice(browser, server.url);
  await colleague.goto(href);
  await signIn(colleague);
  await detailOpened(colleague, 'Showreel');
  await colleague.context().close();
});

scene('another section and back leaves the reel open', async () => {
  await openReel(page, 'Showreel');
  const sections = page.getByRole('navigation', { name: 'Sections of the talent' });
  await sections.getByRole('link', { name: 'Record' }).click();
  await addressWith(/^\?section=record$/);
  await sections.getByRole('link', { name: 'Films and reels' }).click();
  await detailOpened(page, 'Showreel');
  await addressWith(/^\?reel=/);
});

scene('an address with a reel and a film that nobody knows shows the page as usual', async () => {
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?reel=gone&film=gone`);
  await named(TALENT);
  await reelsOf(page).getByRole('link', { name: 'Showreel', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Films', exact: true }).getByRole('listitem').first().waitFor();
  await addressWith(/^$/);
});

scene('the record of a talent is one click away', async () => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(OTHER);
  await page.getByRole('option', { name: OTHER, selected: true }).getByText('Record').click();
  await named(OTHER);
  await addressWith(/^\?section=record$/);
});
