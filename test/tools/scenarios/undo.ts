import { asked, nextHeld, nextSays, unreachable } from '../calls';
import type { Scenario } from '../scenario';
import {
  atTheList,
  dismiss,
  isBack,
  openTrash,
  OTHER,
  remove,
  restoreOf,
  rowOf,
  TALENT,
  undo,
} from '../talentsList';

const RESTORE = 'RestoreFromTrash.php';

export const about = ['undo', 'deletion', 'trash', 'trashed'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'undo-not-wanted',
    async run(page) {
      page.setDefaultTimeout(30_000);
      await atTheList(page);
      await remove(page, TALENT);
      // The offer stands for 15 s.
      await page.getByText(`“${TALENT}” is in the trash.`).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'undo-done-and-its-notice-ends',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      await undo(page);
      await isBack(page, TALENT);
      await page.getByText(`“${TALENT}” is back.`).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'undo-done-and-its-notice-dismissed',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      await undo(page);
      await isBack(page, TALENT);
      await dismiss(page);
      await page.getByText(`“${TALENT}” is back.`).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'undo-refused-then-dismissed',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      await unreachable(page, RESTORE);
      await undo(page);
      await page.getByText(/^Not restored\./).waitFor();
      await dismiss(page);
      await page.getByText(/^Not restored\./).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'undo-refused-then-another-deleted',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      const reach = await unreachable(page, RESTORE);
      await undo(page);
      await page.getByText(/^Not restored\./).waitFor();
      await remove(page, OTHER);
      await reach();
      await undo(page);
      await isBack(page, OTHER);
      await remove(page, OTHER);
      await undo(page);
      await isBack(page, OTHER);
    },
  },
  {
    name: 'undo-on-its-way-while-another-is-deleted',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      const release = await nextHeld(page, RESTORE);
      const isAsked = asked(page, RESTORE);
      await undo(page);
      await isAsked;
      await remove(page, OTHER);
      release();
      await undo(page);
      await isBack(page, OTHER);
      await rowOf(page, OTHER).waitFor();
    },
  },
  {
    name: 'undo-refused-then-restored-from-the-trash',
    about: [...about, 'restoring'],
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      const reach = await unreachable(page, RESTORE);
      await undo(page);
      await page.getByText(/^Not restored\./).waitFor();
      await reach();
      await openTrash(page);
      await restoreOf(page, TALENT).click();
      await isBack(page, TALENT);
    },
  },
  {
    name: 'undo-dismissed-then-restored-from-the-trash',
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      await dismiss(page);
      await openTrash(page);
      await restoreOf(page, TALENT).click();
      await isBack(page, TALENT);
    },
  },
  {
    name: 'undo-refused-then-gone-on',
    about: ['undo', 'restoring'],
    async run(page) {
      await atTheList(page);
      await remove(page, TALENT);
      await nextSays(page, RESTORE, 'FAILED');
      await undo(page);
      await page.getByText(/^Not restored\./).waitFor();
      await openTrash(page);
    },
  },
];
