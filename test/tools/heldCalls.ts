import type { Page } from 'playwright-core';

/** Holds back the calls whose addresses match the glob, all or the next so many. Returns what lets them go. */
export async function holdCalls(page: Page, glob: string, times?: number): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    glob,
    async (route) => {
      await released;
      // The page may have given the call up meanwhile.
      await route.continue().catch(() => undefined);
    },
    times === undefined ? {} : { times },
  );
  return release;
}

/** The next call whose address matches the glob gets this text for an answer. */
export const nextSays = (page: Page, glob: string, body: string) =>
  page.route(glob, (route) => route.fulfill({ contentType: 'text/plain', body }), { times: 1 });
