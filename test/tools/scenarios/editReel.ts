import type { Page } from 'playwright-core';
import { nextSays } from '../calls';
import { reelsOf } from '../page';
import { atTheTalent, settled, told } from '../reelChanges';
import type { Scenario } from '../scenario';

const REEL = 'Showreel';
const RENAME = 'UpdateReelName.php';

async function rename(page: Page, from: string, to: string): Promise<void> {
  await reelsOf(page)
    .getByRole('button', { name: `Rename “${from}”`, exact: true })
    .click();
  const field = reelsOf(page).getByRole('combobox', { name: `New name of “${from}”`, exact: true });
  await field.fill(to);
  await field.press('Enter');
}

const named = (page: Page, title: string) =>
  reelsOf(page).getByRole('group', { name: title, exact: true }).waitFor();

export const about = ['editReel', 'typedReelNames', 'reelChanges', 'reels', 'undo'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'reel-renamed-and-undone',
    async run(page) {
      await atTheTalent(page);
      const done = settled(page, RENAME);
      await rename(page, REEL, 'Pour Halden');
      await reelsOf(page).getByRole('img', { name: 'Saved' }).waitFor();
      await done;
      await named(page, 'Pour Halden');
      await reelsOf(page).getByRole('img', { name: 'Saved' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText('Undone.', { exact: true }).waitFor();
      await named(page, REEL);
    },
  },
  {
    name: 'reel-not-renamed-as-the-answer-says-something-else',
    async run(page) {
      await atTheTalent(page);
      await nextSays(page, RENAME, 'NotModified');
      await rename(page, REEL, 'Pour Halden');
      await told(page);
      await reelsOf(page).getByText('The new name was not saved.').waitFor();
      await named(page, REEL);
    },
  },
  {
    name: 'reel-renaming-thought-better-of',
    async run(page) {
      await atTheTalent(page);
      await reelsOf(page)
        .getByRole('button', { name: `Rename “${REEL}”`, exact: true })
        .click();
      const field = reelsOf(page).getByRole('combobox', { name: `New name of “${REEL}”`, exact: true });
      await field.fill('Pour Halden');
      await field.press('Escape');
      await named(page, REEL);
    },
  },
];
