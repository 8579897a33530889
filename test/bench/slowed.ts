import type { Page } from 'playwright-core';

/** As many times a laptop of five years ago is slower. */
const SLOWED = 4;

/** From now on the page has a quarter of the processor's speed. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}
