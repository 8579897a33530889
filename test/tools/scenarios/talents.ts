import type { Page } from 'playwright-core';
import { nextFails, nextHeld, script, unreachable } from '../calls';
import { colleagueOf } from '../colleague';
import { holdCalls } from '../heldCalls';
import { answered } from '../page';
import type { Scenario } from '../scenario';
import {
  atTheList,
  confirm,
  dismiss,
  isBack,
  isSwitched,
  openQuestion,
  OTHER,
  question,
  remove,
  rowOf,
  switchOf,
  TALENT,
  undo,
} from '../talentsList';

const SWITCH = 'Toogle_ON_OFF_TALENT.php';

export const about = ['talents', 'talentList', 'talentSwitches', 'deletion', 'trash', 'trashed', 'undo'];

const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
const several = (page: Page) => page.getByRole('alertdialog', { name: 'Delete 2 talents?' });

export const scenarios: readonly Scenario[] = [
  {
    name: 'talents-sorted-filtered-searched-and-paged',
    async run(page) {
      await atTheList(page);
      await page.getByLabel('Rows per page').selectOption('5');
      await page.getByText('1–5 of 13').waitFor();
      await page.getByRole('button', { name: 'Last page' }).click();
      await page.getByText('11–13 of 13').waitFor();
      await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click();
      await page.getByText('1–5 of 13').waitFor();
      await page.getByLabel('Show').selectOption('Off the site');
      await page.getByText('1–1 of 1').waitFor();
      await page.getByLabel('Show').selectOption('On and off the site');
      await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('eloise');
      await page.getByText('1 of 13 talents').waitFor();
      await page.getByLabel('Rows per page').selectOption('All');
    },
  },
  {
    name: 'talents-found-by-their-address',
    async run(page) {
      await atTheList(page);
      await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('i');
      await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click();
      await rowOf(page, OTHER).click();
      await page.getByRole('heading', { level: 1, name: OTHER }).waitFor();
      await page.goBack();
      await page
        .getByRole('columnheader', { name: 'City' })
        .and(page.locator('[aria-sort=ascending]'))
        .waitFor();
    },
  },
  {
    name: 'talents-several-switched-then-deleted-and-undone',
    async run(page) {
      await atTheList(page);
      await rowOf(page, TALENT).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Escape');
      await choose(page, TALENT);
      await choose(page, OTHER);
      await page.getByRole('button', { name: 'Take off the site' }).click();
      await isSwitched(page, TALENT, 'Off the site');
      await isSwitched(page, OTHER, 'Off the site');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const reach = await unreachable(page, 'DeleteTalent.php');
      await several(page).getByRole('button', { name: 'Delete' }).click();
      await several(page).getByText('2 were not deleted').waitFor();
      await reach();
      await several(page).getByRole('button', { name: 'Try again' }).click();
      await page.getByText('2 entries are in the trash.').waitFor();
      await undo(page);
      await page.getByText('2 entries are back.').waitFor();
    },
  },
  {
    name: 'talents-several-deleted-and-stopped-in-the-middle',
    async run(page) {
      await atTheList(page);
      await choose(page, TALENT);
      await choose(page, OTHER);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const release = await nextHeld(page, 'DeleteTalent.php');
      await several(page).getByRole('button', { name: 'Delete' }).click();
      await several(page).getByRole('button', { name: 'Stop' }).click();
      release();
      await page.getByText(`“${OTHER}” is in the trash.`).waitFor();
      await rowOf(page, TALENT).waitFor();
    },
  },
  {
    name: 'talents-switched-off-and-on',
    async run(page) {
      await atTheList(page);
      for (const state of ['Off the site', 'On the site'] as const) {
        const done = answered(page, SWITCH);
        await switchOf(page, TALENT).press('Space');
        await isSwitched(page, TALENT, state);
        await done;
      }
    },
  },
  {
    name: 'talents-switch-refused-then-pressed-again',
    async run(page) {
      await atTheList(page);
      const reach = await unreachable(page, SWITCH);
      await switchOf(page, TALENT).press('Space');
      await page.getByText(/^Not taken off the site\./).waitFor();
      await reach();
      const done = answered(page, SWITCH);
      await switchOf(page, TALENT).press('Space');
      await done;
      await isSwitched(page, TALENT, 'Off the site');
    },
  },
  {
    name: 'talents-switched-again-while-it-is-saved',
    async run(page) {
      await atTheList(page);
      const release = await holdCalls(page, script(SWITCH));
      await switchOf(page, TALENT).press('Space');
      await switchOf(page, TALENT).press('Space');
      await switchOf(page, OTHER).press('Space');
      const first = answered(page, SWITCH);
      release();
      await first;
      await isSwitched(page, OTHER, 'Off the site');
      await isSwitched(page, TALENT, 'On the site');
    },
  },
  {
    name: 'talents-switch-refused-while-pressed-back',
    async run(page) {
      await atTheList(page);
      const release = await holdCalls(page, script(SWITCH), 1);
      const isAsked = page.waitForRequest(script(SWITCH));
      await switchOf(page, TALENT).press('Space');
      await isAsked;
      await switchOf(page, TALENT).press('Space');
      await page.context().setOffline(true);
      release();
      await isSwitched(page, TALENT, 'On the site');
      await page.context().setOffline(false);
    },
  },
  {
    name: 'talents-not-loaded-anew-after-a-colleague-changed-them',
    async run(page) {
      await atTheList(page);
      const theirs = await colleagueOf(page);
      await theirs.getByRole('link', { name: /^All talents/ }).click();
      const reach = await unreachable(page, 'getTalents.php');
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('getTalents'));
      await switchOf(theirs, TALENT).press('Space');
      await failed;
      const again = page.getByRole('button', { name: 'Load again', exact: true });
      await again.waitFor();
      await reach();
      await again.click();
      await isSwitched(page, TALENT, 'Off the site');
      await theirs.context().close();
    },
  },
  {
    name: 'talent-deletion-thought-better-of',
    async run(page) {
      await atTheList(page);
      await openQuestion(page, TALENT);
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await question(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'talent-deletion-refused-then-tried-again',
    async run(page) {
      await atTheList(page);
      const reach = await unreachable(page, 'DeleteTalent.php');
      await openQuestion(page, TALENT);
      await confirm(page);
      await question(page).getByText('It is not known whether this was done').waitFor();
      await reach();
      await confirm(page);
      await page.getByText(`“${TALENT}” is in the trash.`).waitFor();
      await dismiss(page);
    },
  },
  {
    name: 'undo-refused-then-tried-again',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      const reach = await unreachable(page, 'RestoreFromTrash.php');
      await undo(page);
      await page.getByText(/^Not restored\./).waitFor();
      await reach();
      await undo(page);
      await isBack(page, TALENT);
    },
  },
  {
    name: 'talents-switch-answer-lost-then-asked-for-again',
    async run(page) {
      await atTheList(page);
      await nextFails(page, SWITCH);
      const saved = page.waitForResponse(
        (response) => response.ok() && response.url().endsWith('TALENT.php'),
      );
      await switchOf(page, TALENT).press('Space');
      await saved;
      await switchOf(page, TALENT).and(page.locator(':not(:checked)')).waitFor();
      await switchOf(page, OTHER).waitFor();
    },
  },
];
