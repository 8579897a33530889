import type { Page, Route } from 'playwright-core';
import { type Refusal, REFUSAL_HEADER } from '../../src/contract/refusal';
import { holdCalls, nextSays as answerNext } from './heldCalls';

/** The address of a script, as a pattern. */
export const script = (path: string) => `**/backend/${path}`;

/** The next call of a script gets this text for an answer, and the server none of it. */
export const nextSays = (page: Page, path: string, body: string) => answerNext(page, script(path), body);

/** The next call of a script is refused as the server refuses, with the reason in its header. */
export const nextRefused = (page: Page, path: string, refusal: Refusal) =>
  page.route(
    script(path),
    (route) =>
      route.fulfill({
        status: 409,
        headers: { [REFUSAL_HEADER]: encodeURIComponent(JSON.stringify(refusal)) },
        body: 'FAILED',
      }),
    { times: 1 },
  );

/** The next call of a script is answered with an error of the server, which may pass. */
export const nextFails = (page: Page, path: string) =>
  page.route(script(path), (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });

/** The next call of a script is done by the server, but its answer does not come back. */
export const nextAnswerLost = (page: Page, path: string) =>
  page.route(
    script(path),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Holds the next call of a script back until the returned function is called. */
export const nextHeld = (page: Page, path: string) => holdCalls(page, script(path), 1);

/** The server is not reached by this script until the returned function is called. */
export async function unreachable(page: Page, path: string): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  await page.route(script(path), refuse);
  return () => page.unroute(script(path), refuse);
}

/** Resolves when a script is asked. */
export const asked = (page: Page, path: string) => page.waitForRequest(script(path));
