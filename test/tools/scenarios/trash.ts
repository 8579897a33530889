import { asked, nextHeld, unreachable } from '../calls';
import { answered, toDashboardUnder } from '../page';
import type { Scenario } from '../scenario';
import {
  atTheList,
  isBack,
  openTrash,
  OTHER,
  question,
  remove,
  restoreOf,
  rowOf,
  TALENT,
} from '../talentsList';

const ADMIN = 'admin@co.example';

export const about = ['talents', 'talentList', 'talentSwitches', 'deletion', 'trash', 'trashed', 'undo'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'trash-restored-from',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      await remove(page, OTHER);
      await openTrash(page);
      await restoreOf(page, TALENT).click();
      await isBack(page, TALENT);
      await restoreOf(page, TALENT).waitFor({ state: 'detached' });
      const reach = await unreachable(page, 'RestoreFromTrash.php');
      await restoreOf(page, OTHER).click();
      await page.getByRole('row').getByRole('alert').waitFor();
      await reach();
      await restoreOf(page, OTHER).click();
      await page.getByText('The trash is empty').waitFor();
    },
  },
  {
    name: 'trash-not-loaded-then-loaded',
    async run(page) {
      await atTheList(page);
      const reach = await unreachable(page, 'GetTrash.php');
      await openTrash(page);
      await page.getByText('This list could not be loaded').waitFor();
      await reach();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByText('The trash is empty').waitFor();
    },
  },
  {
    name: 'trash-emptied-by-an-administrator',
    async run(page) {
      await atTheList(page, ADMIN);
      await remove(page, TALENT);
      await openTrash(page);
      const reach = await unreachable(page, 'EmptyTrash.php');
      await page.getByRole('button', { name: 'Empty trash' }).click();
      await question(page).getByRole('button', { name: 'Delete for ever' }).click();
      await question(page).getByText('It is not known whether this was done').waitFor();
      await reach();
      await question(page).getByRole('button', { name: 'Delete for ever' }).click();
      await page.getByText('1 entry was removed for ever.').waitFor();
      await page.getByText('The trash is empty').waitFor();
    },
  },
  {
    name: 'trash-emptying-thought-better-of-and-given-up',
    async run(page) {
      const empty = page.getByRole('button', { name: 'Empty trash' });
      await atTheList(page, ADMIN);
      await remove(page, TALENT);
      await openTrash(page);
      await empty.click();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await question(page).waitFor({ state: 'detached' });
      await unreachable(page, 'EmptyTrash.php');
      await empty.click();
      await question(page).getByRole('button', { name: 'Delete for ever' }).click();
      await question(page).getByText('It is not known whether this was done').waitFor();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await question(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'trash-left-while-it-is-emptied',
    async run(page) {
      await atTheList(page, ADMIN);
      await remove(page, TALENT);
      await openTrash(page);
      const release = await nextHeld(page, 'EmptyTrash.php');
      const isAsked = asked(page, 'EmptyTrash.php');
      await page.getByRole('button', { name: 'Empty trash' }).click();
      await question(page).getByRole('button', { name: 'Delete for ever' }).click();
      await isAsked;
      await toDashboardUnder(page);
      const done = answered(page, 'EmptyTrash.php');
      release();
      await done;
    },
  },
  {
    name: 'trash-opened-and-left',
    async run(page) {
      await atTheList(page);
      await openTrash(page);
      await page.getByText('The trash is empty', { exact: false }).waitFor();
      await page.getByRole('link', { name: /^All talents/ }).click();
      await rowOf(page, TALENT).waitFor();
    },
  },
];
