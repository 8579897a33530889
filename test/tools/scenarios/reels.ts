import type { Page } from 'playwright-core';
import { filmsOnBecome, newReel, openReel, openTalent, reelsOf } from '../page';
import { asked, nextAnswerLost, nextHeld, nextRefused, unreachable } from '../calls';
import { colleagueOf } from '../colleague';
import { holdCalls } from '../heldCalls';
import { atTheTalent, settled, TALENT, told, tryAgainToTheEnd } from '../reelChanges';
import type { Scenario } from '../scenario';

const REEL = 'Showreel';
const FILMS = ['Nocturne pour une autoroute', 'Pluie sur Belleville', 'Cobalt & Rose'] as const;
const [first, second, third] = FILMS;

async function atTheReel(page: Page): Promise<void> {
  await atTheTalent(page);
  await openReel(page, REEL);
  await filmsOnBecome(page, REEL, FILMS);
}

const askToDelete = (page: Page) =>
  reelsOf(page)
    .getByRole('button', { name: `Delete reel “${REEL}”`, exact: true })
    .click();

const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

const handleOf = (page: Page, title: string) =>
  reelsOf(page).getByRole('button', { name: `Move “${title}”`, exact: true });

async function moveDownByKeys(page: Page, title: string): Promise<void> {
  const handle = handleOf(page, title);
  await handle.press('Space');
  await handle.press('ArrowDown');
  await handle.press('Space');
}

export const about = ['reelChanges', 'reels', 'reelPanel'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'reel-films-added',
    async run(page) {
      await atTheTalent(page);
      await newReel(page, 'Pour Halden');
      await reelsOf(page).getByRole('button', { name: 'Add films' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add films to “Pour Halden”' });
      await dialog.getByText(third, { exact: true }).click();
      await dialog.getByText(first, { exact: true }).click();
      const done = settled(page, 'AddNewFilmInReel.php');
      await dialog.getByRole('button', { name: 'Add 2 films' }).click();
      await done;
      await filmsOnBecome(page, 'Pour Halden', [third, first]);
    },
  },
  {
    name: 'reel-ordered-by-drag',
    async run(page) {
      await atTheReel(page);
      const done = settled(page, 'Update_FILMS_IN_REEL_ORDER.php');
      await handleOf(page, first).dragTo(handleOf(page, third));
      await done;
      await filmsOnBecome(page, REEL, [second, third, first]);
    },
  },
  {
    name: 'reel-order-refused-then-tried-again',
    async run(page) {
      await atTheReel(page);
      const reach = await unreachable(page, 'Update_FILMS_IN_REEL_ORDER.php');
      await moveDownByKeys(page, first);
      await told(page);
      await filmsOnBecome(page, REEL, FILMS);
      await reach();
      const done = settled(page, 'Update_FILMS_IN_REEL_ORDER.php');
      await reelsOf(page).getByRole('button', { name: 'Try again' }).click();
      await done;
      await filmsOnBecome(page, REEL, [second, first, third]);
    },
  },
  {
    name: 'reel-order-refused-and-dismissed',
    async run(page) {
      await atTheReel(page);
      await unreachable(page, 'Update_FILMS_IN_REEL_ORDER.php');
      await moveDownByKeys(page, first);
      await told(page);
      await reelsOf(page).getByRole('button', { name: 'Dismiss' }).click();
      await filmsOnBecome(page, REEL, FILMS);
    },
  },
  {
    name: 'reel-switched-off-and-on',
    async run(page) {
      await atTheReel(page);
      const off = settled(page, 'Toogle_ON_OFF_REEL.php');
      await reelsOf(page).getByText('On the site: the link can be opened').click();
      await off;
      const on = settled(page, 'Toogle_ON_OFF_REEL.php');
      await reelsOf(page).getByText('Off the site: the link cannot be opened').click();
      await on;
      await reelsOf(page).getByText('On the site: the link can be opened').waitFor();
    },
  },
  {
    name: 'reel-film-added-answer-lost-then-tried-again',
    async run(page) {
      await atTheTalent(page);
      await newReel(page, 'Pour Halden');
      await nextAnswerLost(page, 'AddNewFilmInReel.php');
      await reelsOf(page).getByRole('button', { name: 'Add films' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add films to “Pour Halden”' });
      await dialog.getByText(first, { exact: true }).click();
      await dialog.getByRole('button', { name: 'Add 1 film' }).click();
      await tryAgainToTheEnd(page, 'AddNewFilmInReel.php');
      await filmsOnBecome(page, 'Pour Halden', [first]);
    },
  },
  {
    name: 'reel-film-removed-answer-lost-then-tried-again',
    async run(page) {
      await atTheReel(page);
      await nextAnswerLost(page, 'RemoveFilmFromReel.php');
      await reelsOf(page)
        .getByRole('button', { name: `Take “${second}” off the reel`, exact: true })
        .click();
      await tryAgainToTheEnd(page, 'RemoveFilmFromReel.php');
      await filmsOnBecome(page, REEL, [first, third]);
    },
  },
  {
    name: 'reel-deleted-answer-lost-then-tried-again',
    async run(page) {
      await atTheTalent(page);
      await askToDelete(page);
      await nextAnswerLost(page, 'DeleteReel.php');
      await confirmDeletion(page);
      await page.getByRole('alertdialog').getByText('It is not known whether this was done').waitFor();
      await confirmDeletion(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await reelsOf(page).getByRole('link', { name: REEL, exact: true }).waitFor();
    },
  },
  {
    name: 'reel-changes-wait-their-turn',
    async run(page) {
      await atTheReel(page);
      const release = await holdCalls(page, '**/backend/Update_FILMS_IN_REEL_ORDER.php');
      const done = settled(page, 'Toogle_ON_OFF_REEL.php');
      await moveDownByKeys(page, first);
      await filmsOnBecome(page, REEL, [second, first, third]);
      await moveDownByKeys(page, first);
      await reelsOf(page).getByText('On the site: the link can be opened').click();
      release();
      await done;
      await filmsOnBecome(page, REEL, [second, third, first]);
    },
  },
  {
    name: 'reel-deleted-by-a-colleague-while-it-is-on-show',
    async run(page) {
      await atTheReel(page);
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      await askToDelete(theirs);
      await confirmDeletion(theirs);
      await reelsOf(page).getByText(`“${REEL}” was deleted meanwhile`).waitFor();
      await theirs.context().close();
    },
  },
  {
    name: 'reel-deleted-while-it-is-switched',
    about: [...about, 'deletion'],
    async run(page) {
      await atTheTalent(page);
      await openReel(page, REEL);
      const release = await nextHeld(page, 'Toogle_ON_OFF_REEL.php');
      const isAsked = asked(page, 'Toogle_ON_OFF_REEL.php');
      await reelsOf(page).getByText('On the site: the link can be opened').click();
      await isAsked;
      await reelsOf(page).getByRole('tab').first().click();
      await askToDelete(page);
      await confirmDeletion(page);
      const done = settled(page, 'DeleteReel.php');
      release();
      await done;
      await reelsOf(page).getByRole('link', { name: REEL, exact: true }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'reel-switch-refused-as-the-reel-is-gone',
    async run(page) {
      await atTheTalent(page);
      await openReel(page, REEL);
      await nextRefused(page, 'Toogle_ON_OFF_REEL.php', { kind: 'notFound' });
      await reelsOf(page).getByText('On the site: the link can be opened').click();
      await told(page);
    },
  },
];
