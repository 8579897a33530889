import type { Page } from 'playwright-core';

/**
 * The stream of news breaks as soon as it is open; call it before sign-in. What is returned lets it be opened again:
 * until then the page hears of nothing.
 */
export async function brokenStream(page: Page): Promise<() => void> {
  let mend: () => void = () => undefined;
  const mended = new Promise<void>((resolve) => (mend = resolve));
  let opened = 0;
  await page.route('**/backend/events*', async (route) => {
    opened += 1;
    if (opened === 1) return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 100\n\n' });
    await mended;
    await route.continue().catch(() => undefined);
  });
  return mend;
}
