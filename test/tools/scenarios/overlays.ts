import type { Page } from 'playwright-core';
import { asked, nextHeld } from '../calls';
import { choose, FILM, sheetOf } from '../filmPage';
import { answered, openReel, openTalent, reelsOf, signIn, toDashboardUnder } from '../page';
import type { Scenario } from '../scenario';
import { confirm, isBack, OTHER, openQuestion, TALENT, undo } from '../talentsList';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const newTalent = (page: Page) => page.getByRole('button', { name: 'Add new talent' }).click();

/** Leaves the page while a dialog stands over it, and comes back. */
async function closesWithItsPage(page: Page, dialog: ReturnType<Page['locator']>): Promise<void> {
  await dialog.waitFor();
  await toDashboardUnder(page);
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Leaves the page while a call of that script is on its way for a dialog over it. */
async function leftAtWork(page: Page, path: string, start: () => Promise<void>): Promise<void> {
  const release = await nextHeld(page, path);
  const isAsked = asked(page, path);
  await start();
  await isAsked;
  await toDashboardUnder(page);
  const done = answered(page, path);
  release();
  await done;
}

export const about = ['newTalent', 'newReel', 'deletion', 'sendReel', 'editFilm', 'player'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'dialogs-closed-with-their-page',
    async run(page) {
      await signIn(page);
      await page.getByRole('link', { name: /^All talents/ }).click();
      await newTalent(page);
      await closesWithItsPage(page, dialogOf(page, 'Add new talent'));
      await openTalent(page, TALENT);
      await reelsOf(page).getByRole('button', { name: 'New reel' }).click();
      await closesWithItsPage(page, dialogOf(page, 'New reel'));
      await choose(page, 'Edit film…');
      await closesWithItsPage(page, sheetOf(page));
      await choose(page, 'Delete film…');
      await closesWithItsPage(page, page.getByRole('alertdialog', { name: 'Delete film' }));
      await page.getByRole('button', { name: `Play ${FILM}`, exact: true }).click();
      await closesWithItsPage(page, dialogOf(page, `Player: ${FILM}`));
      await openReel(page, 'Showreel');
      await reelsOf(page).getByRole('button', { name: 'Send reel', exact: true }).click();
      await closesWithItsPage(page, dialogOf(page, 'Send reel'));
    },
  },
  {
    name: 'dialogs-at-work-end-by-themselves-when-their-page-is-left',
    about: [...about, 'reelPanel'],
    async run(page) {
      await signIn(page);
      await page.getByRole('link', { name: /^All talents/ }).click();
      await openQuestion(page, OTHER);
      await leftAtWork(page, 'DeleteTalent.php', () => confirm(page));
      await undo(page);
      await isBack(page, OTHER);
      await page.goBack();
      await newTalent(page);
      const dialog = dialogOf(page, 'Add new talent');
      await dialog.getByLabel('First name').fill('Maëlle');
      await dialog.getByLabel('Last name').fill('Korhonen');
      await leftAtWork(page, 'AddTech.php', () => dialog.getByRole('button', { name: 'Add talent' }).click());
      await dialog.waitFor({ state: 'detached' });
      await openTalent(page, TALENT);
      await reelsOf(page).getByRole('button', { name: 'New reel' }).click();
      const reel = dialogOf(page, 'New reel');
      await reel.getByLabel('Reel name').fill('Pour Halden');
      await leftAtWork(page, 'Add_NEw_REEL_FOR_TECH_V2.php', () =>
        reel.getByRole('button', { name: 'Create reel' }).click(),
      );
      await reel.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'player-fading-when-its-page-is-left',
    about: ['player'],
    async run(page) {
      await signIn(page);
      await openTalent(page, TALENT);
      await page.getByRole('button', { name: `Play ${FILM}`, exact: true }).click();
      await page.locator('.player[data-status=playing]').waitFor();
      const player = dialogOf(page, `Player: ${FILM}`);
      // Faster than a hand: the player fades out for 0.3 s.
      await player
        .getByRole('button', { name: 'Close the player', exact: true })
        .first()
        .evaluate((button: HTMLButtonElement) => {
          button.click();
          document.querySelector<HTMLAnchorElement>('a[href="/app/dashboard"]')?.click();
        });
      await player.waitFor({ state: 'detached' });
    },
  },
];
