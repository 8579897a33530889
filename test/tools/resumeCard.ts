import type { Page } from 'playwright-core';
import { officeOpened, openSection, openTalent, submitSignIn } from './page';
import { aPdf, fileNamed } from './papers';
import type { Scenario } from './scenario';

/** A talent's resume as a person meets it, for its scenarios. */
export const UPLOAD = '**/securesite/UploadResume.php';
export const READ = '**/GetResume.php*';
export const TOGGLE = '**/Toogle_CV_ON.php';

export const cardOf = (page: Page) => page.getByRole('region', { name: 'Resume', exact: true });
export const press = (page: Page, name: string) =>
  cardOf(page).getByRole('button', { name, exact: true }).click();
export const isThere = (page: Page, name: string) => cardOf(page).getByRole('link', { name }).waitFor();
export const says = (page: Page, words: string) =>
  cardOf(page).getByText(words, { exact: false }).first().waitFor();

export const choose = (page: Page, name: string, bytes = aPdf()) =>
  cardOf(page)
    .locator('input[type=file]')
    .setInputFiles(fileNamed(name, 'application/pdf', bytes));

export const TALENT = 'Éloïse Garnier';
export const OTHER = 'Leon Castellane';

export async function openCard(page: Page, talent = TALENT): Promise<void> {
  await openTalent(page, talent);
  await openSection(page, 'Record');
}

export async function atTheCard(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openCard(page);
  await says(page, 'No resume yet');
}

export async function withOne(page: Page): Promise<void> {
  await atTheCard(page);
  await choose(page, 'first.pdf');
  await isThere(page, 'first.pdf');
}

export const scene = (name: string, run: (page: Page) => Promise<void>): Scenario => ({
  name: `resume-${name}`,
  run,
});
