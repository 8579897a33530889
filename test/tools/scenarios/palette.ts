import type { Page } from 'playwright-core';
import { answered, detailOpened, newReel, openTalent, signIn } from '../page';
import { asked, nextFails, nextHeld } from '../calls';
import { colleagueOf } from '../colleague';
import { cardOf, FILM, TALENT } from '../filmPage';
import { findInPalette } from '../palette';
import type { Scenario } from '../scenario';

const ALL_REELS = 'FindReels.php';
const OTHER = 'Leon Castellane';

const named = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const infosOf = (page: Page, film: string) => page.getByRole('region', { name: film, exact: true });
const listOpened = (page: Page) => page.getByRole('tab', { name: 'All reels', selected: true }).waitFor();

async function closePalette(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
}

async function atTheTalent(page: Page): Promise<void> {
  await signIn(page);
  await openTalent(page, TALENT);
}

/** A colleague makes a reel for the talent on show; resolves once the page has heard of it. */
async function madeByAColleague(page: Page, title: string): Promise<void> {
  const theirs = await colleagueOf(page);
  await openTalent(theirs, TALENT);
  const heard = answered(page, 'GetTalentReels.php');
  await newReel(theirs, title);
  await heard;
  await theirs.context().close();
}

export const about = ['foundReels', 'agencyReels', 'reelPanel'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'palette-reel-found',
    async run(page) {
      await atTheTalent(page);
      await findInPalette(page, `fiction ${OTHER}`, 'Fiction');
      await named(page, OTHER);
      await detailOpened(page, 'Fiction');
      await findInPalette(page, `music ${TALENT}`, 'Music videos');
      await detailOpened(page, 'Music videos');
      await findInPalette(page, `fiction ${TALENT}`, 'Fiction');
      await detailOpened(page, 'Fiction');
      await page.goBack();
      await detailOpened(page, 'Music videos');
    },
  },
  {
    name: 'palette-film-found-closed-and-another-opened-by-hand',
    async run(page) {
      await atTheTalent(page);
      await findInPalette(page, FILM, FILM);
      await infosOf(page, FILM).waitFor();
      await page.goBack();
      await infosOf(page, FILM).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Edit ${FILM}`, exact: true }).click();
      await infosOf(page, FILM).waitFor();
      await page.keyboard.press('Escape');
      await infosOf(page, FILM).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'palette-reels-not-loaded-then-loaded',
    async run(page) {
      await signIn(page);
      await nextFails(page, ALL_REELS);
      await page.keyboard.press('Control+k');
      await page.getByText('Not all could be searched.').waitFor();
      await closePalette(page);
      await findInPalette(page, `fiction ${OTHER}`, 'Fiction');
      await detailOpened(page, 'Fiction');
    },
  },
  {
    name: 'palette-finds-the-reel-that-a-colleague-made',
    async run(page) {
      await atTheTalent(page);
      await findInPalette(page, `fiction ${TALENT}`, 'Fiction');
      await detailOpened(page, 'Fiction');
      await madeByAColleague(page, 'Nuits blanches');
      await findInPalette(page, 'nuits blanches', 'Nuits blanches');
      await detailOpened(page, 'Nuits blanches');
    },
  },
  {
    name: 'palette-reels-change-while-they-are-asked-for',
    async run(page) {
      await atTheTalent(page);
      await nextHeld(page, ALL_REELS);
      const isAsked = asked(page, ALL_REELS);
      await page.keyboard.press('Control+k');
      await isAsked;
      await closePalette(page);
      await page.keyboard.press('Control+k');
      await madeByAColleague(page, 'Nuits blanches');
      await closePalette(page);
      await findInPalette(page, 'nuits blanches', 'Nuits blanches');
      await detailOpened(page, 'Nuits blanches');
    },
  },
  {
    name: 'talent-addressed-with-a-reel-and-a-film',
    async run(page) {
      await atTheTalent(page);
      await findInPalette(page, `fiction ${TALENT}`, 'Fiction');
      await detailOpened(page, 'Fiction');
      await cardOf(page).waitFor();
      await page.getByRole('button', { name: `Edit ${FILM}`, exact: true }).click();
      await infosOf(page, FILM).waitFor();
      await page.waitForURL(/reel=.*film=/);
      await page.reload();
      await detailOpened(page, 'Fiction');
      await infosOf(page, FILM).waitFor();
    },
  },
  {
    name: 'talent-addressed-with-a-reel-and-a-film-that-nobody-knows',
    async run(page) {
      await atTheTalent(page);
      await page.goto(`${new URL(page.url()).pathname}?reel=gone&film=gone`);
      await named(page, TALENT);
      await cardOf(page).waitFor();
      await listOpened(page);
      await page.waitForURL(({ search }) => search === '');
    },
  },
];
