import type { Page, Route } from 'playwright-core';

/**
 * Mistreats the calls whose addresses match the glob: of every four one is late, one never arrives, the answer of one is
 * lost, and one fails at the server. Tells how many there were.
 */
export async function badNetwork(page: Page, glob: string): Promise<() => number> {
  let calls = 0;
  await page.route(glob, (route) => mistreat(route, (calls += 1)));
  return () => calls;
}

async function mistreat(route: Route, call: number): Promise<void> {
  const kind = call % 4;
  if (kind === 2) return route.abort('connectionreset');
  if (kind === 0) return route.fulfill({ status: 503, body: '' });
  const response = await route.fetch();
  return kind === 1 ? route.fulfill({ response }) : route.abort('connectionreset');
}
