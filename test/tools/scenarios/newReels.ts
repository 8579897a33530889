import type { Page } from 'playwright-core';
import { unreachable } from '../calls';
import { colleagueOf } from '../colleague';
import { detailOpened, filmsOnBecome, newReel, openTalent, reelsOf } from '../page';
import { atTheTalent, told, tryAgainToTheEnd } from '../reelChanges';
import type { Scenario } from '../scenario';

const FILM = 'Pluie sur Belleville';

async function createReel(page: Page, title: string): Promise<void> {
  await reelsOf(page).getByRole('button', { name: 'New reel' }).click();
  await nameReel(page, title);
}

async function createReelFor(page: Page, film: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `Add “${film}” to a reel`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'New reel' }).click();
  await nameReel(page, title);
}

async function nameReel(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New reel' });
  await dialog.getByLabel('Reel name').fill(title);
  await dialog.getByRole('button', { name: 'Create reel' }).click();
}

/** Asks for a reel while the server is not reached; the returned function has it reached, and the reel made. */
async function createReelUnreached(page: Page, title: string): Promise<() => Promise<void>> {
  const reach = await unreachable(page, 'Add_NEw_REEL_FOR_TECH_V2.php');
  await createReel(page, title);
  const dialog = page.getByRole('dialog', { name: 'New reel' });
  await dialog.getByRole('alert').waitFor();
  return async () => {
    await reach();
    await dialog.getByRole('button', { name: 'Create reel' }).click();
    await detailOpened(page, title);
  };
}

export const about = ['newReel', 'reels', 'reelPanel'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'reel-created-after-a-refusal',
    async run(page) {
      await atTheTalent(page);
      const tryAgain = await createReelUnreached(page, 'Commercials');
      await tryAgain();
    },
  },
  {
    name: 'reel-created-for-a-film-that-was-refused-then-tried-again',
    async run(page) {
      await atTheTalent(page);
      const reach = await unreachable(page, 'AddNewFilmInReel.php');
      await createReelFor(page, FILM, 'Pour Halden');
      await told(page);
      await reach();
      await tryAgainToTheEnd(page, 'AddNewFilmInReel.php');
      await filmsOnBecome(page, 'Pour Halden', [FILM]);
    },
  },
  {
    name: 'reel-created-whose-name-came-meanwhile',
    async run(page) {
      const title = 'Pour Halden';
      await atTheTalent(page);
      const tryAgain = await createReelUnreached(page, title);
      const known = page.waitForResponse(async (response) =>
        response.url().includes('getReelRubs.php') ? (await response.text()).includes(title) : false,
      );
      const theirs = await colleagueOf(page);
      await openTalent(theirs, 'Leon Castellane');
      await newReel(theirs, title);
      await theirs.context().close();
      await known;
      await tryAgain();
    },
  },
];
