import type { Page } from 'playwright-core';

/** Goes to a page by its link in the panel, which a narrow window has in a drawer; some links tell how many there are. */
export async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Professions and pages' });
  if (await menu.isVisible()) await menu.click();
  const link = page.locator('.panel-link').filter({ visible: true });
  await link.filter({ hasText: new RegExp(`^${name}(?![a-z])`) }).click();
  await page.getByRole('dialog', { name: 'Professions and pages' }).waitFor({ state: 'detached' });
}
