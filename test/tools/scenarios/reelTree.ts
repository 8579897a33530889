import type { Page } from 'playwright-core';
import { answered, openTalent, reelsOf } from '../page';
import { colleagueOf } from '../colleague';
import { atTheTalent, settled, TALENT, told } from '../reelChanges';
import type { Scenario } from '../scenario';

const ORDER = 'Update_REELS_ORDER.php';
const GROUP = 'Cinéma';
const [first, second, third] = ['Showreel', 'Fiction', 'Music videos'] as const;

const handleOf = (page: Page, title: string) =>
  reelsOf(page).getByRole('button', { name: `Move “${title}”`, exact: true });

/** Resolves when the reels stand in this order, as they are read. */
async function reelsBecome(page: Page, titles: readonly string[]): Promise<void> {
  const groups = reelsOf(page).getByRole('group');
  for (const [at, title] of titles.entries())
    await groups
      .nth(at)
      .and(page.getByRole('group', { name: title, exact: true }))
      .waitFor();
}

async function create(page: Page, kind: 'group' | 'link', title: string, address?: string): Promise<void> {
  await reelsOf(page)
    .getByRole('button', { name: `New ${kind}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `New ${kind}` });
  await dialog.getByLabel(kind === 'group' ? 'Group name' : 'Link label').fill(title);
  if (address !== undefined) await dialog.getByLabel('Link address').fill(address);
  await dialog.getByRole('button', { name: `Create ${kind}` }).click();
  await dialog.waitFor({ state: 'detached' });
  await reelsOf(page).getByRole('group', { name: title, exact: true }).waitFor();
}

export const about = ['reelChanges', 'reels', 'reelPanel', 'newReel'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'reels-into-a-group-and-out-by-keys',
    async run(page) {
      await atTheTalent(page);
      await create(page, 'group', GROUP);
      const lifted = settled(page, ORDER);
      await handleOf(page, GROUP).press('Alt+ArrowUp');
      await lifted;
      await reelsBecome(page, [first, second, GROUP, third]);
      await handleOf(page, third).press('Space');
      await handleOf(page, third).press('ArrowRight');
      const put = settled(page, ORDER);
      await handleOf(page, third).press('Space');
      await put;
      await reelsOf(page).getByText('1 reel', { exact: true }).waitFor();
      const taken = settled(page, ORDER);
      await handleOf(page, third).press('Alt+ArrowLeft');
      await taken;
      await reelsOf(page).getByText('No reels', { exact: true }).waitFor();
    },
  },
  {
    name: 'reels-ordered-by-drag',
    async run(page) {
      await atTheTalent(page);
      const done = settled(page, ORDER);
      await handleOf(page, first).dragTo(handleOf(page, third));
      await done;
      await reelsBecome(page, [second, third, first]);
    },
  },
  {
    name: 'reels-order-refused-as-a-colleague-was-faster',
    async run(page) {
      await atTheTalent(page);
      await handleOf(page, first).press('Space');
      await handleOf(page, first).press('ArrowDown');
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      const heard = answered(page, 'GetTalentReels.php');
      const saved = settled(theirs, ORDER);
      await handleOf(theirs, third).press('Alt+ArrowUp');
      await Promise.all([saved, heard]);
      const done = settled(page, ORDER);
      await handleOf(page, first).press('Space');
      await done;
      await told(page);
      await reelsBecome(page, [first, third, second]);
      await theirs.context().close();
    },
  },
  {
    name: 'reel-link-added',
    async run(page) {
      await atTheTalent(page);
      await create(page, 'link', ' Vimeo ', ' vimeo.com/123 ');
      await reelsOf(page).getByRole('link', { name: 'Open the link “Vimeo”' }).waitFor();
    },
  },
];
