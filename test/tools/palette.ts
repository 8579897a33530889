import type { Page } from 'playwright-core';

/** Types into the palette, waits until the entry of this title is the chosen one, and goes there. */
export async function findInPalette(page: Page, typed: string, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(typed);
  await page.getByRole('option', { name: title, selected: true }).first().waitFor();
  await page.keyboard.press('Enter');
}
