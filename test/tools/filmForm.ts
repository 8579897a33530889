import type { Page } from 'playwright-core';
import { officeOpened, openTalent, submitSignIn } from './page';

export const TALENT = 'Éloïse Garnier';
const FILM = 'Nocturne pour une autoroute';
export const SCRIPT = 'UpdateFilmInfos.php';
export const SAVE = `**/backend/${SCRIPT}`;

export const formOf = (page: Page) => page.getByRole('region', { name: FILM });
export const field = (page: Page, name: string) => formOf(page).getByLabel(name);
export const saved = (page: Page) => formOf(page).getByRole('status').getByText('All saved').waitFor();
export const told = (page: Page) => formOf(page).getByRole('alert');

/** The answer that is a success, not a conflict and not a refusal. */
export const accepted = (page: Page) =>
  page.waitForResponse(
    async (response) => response.url().endsWith(SCRIPT) && (await response.text()).includes('"success"'),
  );

export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Edit ${FILM}`, exact: true }).click();
  await field(page, 'Director').waitFor();
}

export async function atTheForm(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await openForm(page);
}
