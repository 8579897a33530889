import type { Page } from 'playwright-core';
import { officeOpened, openTalent, submitSignIn } from './page';

/** A talent's record as a person meets it, for the scenarios of the record and of its agents. */
export const READ = '**/backend/GetTalentRecord.php';
export const SAVE = '**/backend/UpdateTalentInfos.php';

export const formOf = (page: Page) => page.getByRole('region', { name: 'Record', exact: true });
export const field = (page: Page, name: string) => formOf(page).getByLabel(name, { exact: true });
export const told = (page: Page) => formOf(page).getByRole('alert');
export const saved = (page: Page) => formOf(page).getByRole('status').getByText('All saved').waitFor();
/** Resolves when some field has its check mark. */
export const marked = (page: Page) => formOf(page).getByRole('img', { name: 'Saved' }).first().waitFor();

export async function atTheTalent(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, 'Éloïse Garnier');
}

export const openRecord = (page: Page) => page.getByRole('link', { name: 'Record', exact: true }).click();

export async function atTheRecord(page: Page): Promise<void> {
  await atTheTalent(page);
  await openRecord(page);
  await field(page, 'First name').waitFor();
}
