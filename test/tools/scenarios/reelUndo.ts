import type { Page } from 'playwright-core';
import { unreachable } from '../calls';
import { filmsOnBecome, openReel, reelsOf } from '../page';
import { atTheTalent, settled } from '../reelChanges';
import type { Scenario } from '../scenario';

const REEL = 'Showreel';
const FILMS = ['Nocturne pour une autoroute', 'Pluie sur Belleville', 'Cobalt & Rose'] as const;
const [first, second, third] = FILMS;

async function takeOff(page: Page, film: string): Promise<void> {
  const done = settled(page, 'RemoveFilmFromReel.php');
  await reelsOf(page)
    .getByRole('button', { name: `Take “${film}” off the reel`, exact: true })
    .click();
  await done;
}

async function moveDown(page: Page, title: string, path: string): Promise<void> {
  const done = settled(page, path);
  await reelsOf(page)
    .getByRole('button', { name: `Move “${title}”`, exact: true })
    .press('Alt+ArrowDown');
  await done;
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
const undone = (page: Page) => page.getByText('Undone.', { exact: true }).waitFor();

export const about = ['undo', 'reelChanges', 'reels'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'reel-film-removed-and-undone',
    async run(page) {
      await atTheTalent(page);
      await openReel(page, REEL);
      await takeOff(page, second);
      await filmsOnBecome(page, REEL, [first, third]);
      await undo(page);
      await undone(page);
      await filmsOnBecome(page, REEL, FILMS);
    },
  },
  {
    name: 'reel-ordered-and-undone-once-the-server-is-reached',
    async run(page) {
      const path = 'Update_FILMS_IN_REEL_ORDER.php';
      await atTheTalent(page);
      await openReel(page, REEL);
      await moveDown(page, first, path);
      const reach = await unreachable(page, path);
      await undo(page);
      await page.getByText(/^Not undone\./).waitFor();
      await filmsOnBecome(page, REEL, [second, first, third]);
      await reach();
      await undo(page);
      await undone(page);
      await filmsOnBecome(page, REEL, FILMS);
    },
  },
];
