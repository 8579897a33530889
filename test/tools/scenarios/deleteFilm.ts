import type { Page } from 'playwright-core';
import { nextAnswerLost, nextRefused } from '../calls';
import { atTheFilm, cardOf, choose, deletionOf, FILM, refuseOnce, sheetOf } from '../filmPage';
import type { Scenario } from '../scenario';

async function askToDelete(page: Page): Promise<void> {
  await choose(page, 'Delete film…');
  await deletionOf(page).getByText('It stands on', { exact: false }).waitFor();
}

const confirm = (page: Page) => deletionOf(page).getByRole('button', { name: 'Delete film' }).click();

export const about = ['deletion', 'undo', 'films', 'filmPlaces'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'film-deleted-from-its-sheet',
    about: ['deletion', 'editFilm'],
    async run(page) {
      await atTheFilm(page);
      await choose(page, 'Edit film…');
      await sheetOf(page).getByRole('button', { name: 'Delete film…' }).click();
      await confirm(page);
      await sheetOf(page).waitFor({ state: 'detached' });
      await cardOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'film-deletion-refused-then-given-up',
    async run(page) {
      await atTheFilm(page);
      await askToDelete(page);
      await refuseOnce(page, 'DeleteFilm.php', 'error');
      await confirm(page);
      await deletionOf(page).getByText('The film was not deleted').waitFor();
      await deletionOf(page).getByRole('button', { name: 'Cancel' }).click();
      await deletionOf(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'film-undo-refused-then-tried-again',
    async run(page) {
      await atTheFilm(page);
      await askToDelete(page);
      await confirm(page);
      await refuseOnce(page, 'RestoreFromTrash.php', 'error');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Not restored.', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await cardOf(page).waitFor();
      await page.getByText(`“${FILM}” is back.`).waitFor();
    },
  },
  {
    name: 'film-deletion-answer-lost-then-tried-again',
    async run(page) {
      await atTheFilm(page);
      await page.route('**/backend/GetFilmReels.php', (route) => route.abort('connectionreset'));
      await choose(page, 'Delete film…');
      await deletionOf(page)
        .getByText('The reels it stands on could not be loaded', { exact: false })
        .waitFor();
      await nextAnswerLost(page, 'DeleteFilm.php');
      await confirm(page);
      await deletionOf(page).getByText('It is not known whether this was done').waitFor();
      await confirm(page);
      await cardOf(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Dismiss' }).click();
    },
  },
  {
    name: 'film-deleted-that-was-gone',
    async run(page) {
      await atTheFilm(page);
      await askToDelete(page);
      await nextRefused(page, 'DeleteFilm.php', { kind: 'notFound' });
      await confirm(page);
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
];
