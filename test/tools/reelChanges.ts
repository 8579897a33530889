import type { Page } from 'playwright-core';
import { answered, officeOpened, openTalent, reelsOf, submitSignIn } from './page';

/** A talent's reels as a person changes them, for the scenarios of new reels and of those there are. */
export const TALENT = 'Éloïse Garnier';

export async function atTheTalent(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
}

/** A change is done when the server has answered it and the list was loaded anew. */
export const settled = (page: Page, path: string) =>
  Promise.all([answered(page, path), answered(page, 'GetTalentReels.php')]);

/** Resolves when it is told what was not done. */
export const told = (page: Page) => reelsOf(page).getByRole('alert').waitFor();

/** What was told as refused is tried again, and then nothing is told any more. */
export async function tryAgainToTheEnd(page: Page, path: string): Promise<void> {
  await told(page);
  const done = settled(page, path);
  await reelsOf(page).getByRole('button', { name: 'Try again' }).click();
  await done;
  await reelsOf(page).getByRole('alert').waitFor({ state: 'detached' });
}
