import type { Page } from 'playwright-core';
import { officeOpened, submitSignIn } from './page';

/** The list of all talents as a person meets it, for the scenarios of the list, of deletions and of the trash. */
export const TALENT = 'Éloïse Garnier';
export const OTHER = 'Idris Benhaddou';

export async function atTheList(page: Page, login?: string): Promise<void> {
  await submitSignIn(page, login);
  await officeOpened(page);
  await page.getByRole('link', { name: /^All talents/ }).click();
  await rowOf(page, TALENT).waitFor();
}

export const rowOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const switchOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `${name} on the site`, exact: true });
/** Resolves when the row of a talent says so. */
export const isSwitched = (page: Page, name: string, state: 'On the site' | 'Off the site') =>
  page.getByRole('row', { name }).getByText(state, { exact: true }).waitFor();

export const question = (page: Page) => page.getByRole('alertdialog');
export const confirm = (page: Page) =>
  question(page).getByRole('button', { name: 'Delete', exact: true }).click();
export const openQuestion = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();

export async function remove(page: Page, name: string): Promise<void> {
  await openQuestion(page, name);
  await confirm(page);
  await page.getByText(`“${name}” is in the trash.`).waitFor();
  await rowOf(page, name).waitFor({ state: 'detached' });
}

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
export const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true }).click();
export const isBack = (page: Page, name: string) => page.getByText(`“${name}” is back.`).waitFor();
export const restoreOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Restore “${name}”`, exact: true });

export async function openTrash(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
}
