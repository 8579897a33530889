import type { Page, Route } from 'playwright-core';

/** The address of a script, as a pattern. */
export const script = (path: string) => `**/backend/${path}`;

/** The next call of a script gets this text for an answer, and the server none of it. */
export const nextSays = (page: Page, path: string, body: string) =>
  page.route(script(path), (route) => route.fulfill({ contentType: 'text/plain', body }), { times: 1 });

/** The next call of a script is answered with an error of the server, which may pass. */
export const nextFails = (page: Page, path: string) =>
  page.route(script(path), (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });

/** Holds the next call of a script back until the returned function is called; a call given up meanwhile stays away. */
export async function nextHeld(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    script(path),
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return release;
}

/** The server is not reached by this script until the returned function is called. */
export async function unreachable(page: Page, path: string): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  await page.route(script(path), refuse);
  return () => page.unroute(script(path), refuse);
}

/** Resolves when a script is asked. */
export const asked = (page: Page, path: string) => page.waitForRequest(script(path));
