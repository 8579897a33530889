import type { Page } from 'playwright-core';
import type { Chance } from '../../src/office/journal/chance';
import { badNetwork } from '../tools/badNetwork';
import type { RunningServer } from '../tools/server';

/** Something that goes wrong; what it returns makes it right again. */
type Misfortune = (page: Page, server: RunningServer) => Promise<() => Promise<unknown>>;

const CALLS = '**/backend/*.php';

const mistreated: Misfortune = async (page) => {
  await badNetwork(page, CALLS);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
};

const offLine: Misfortune = async (page) => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};

const killed: Misfortune = async (_page, server) => {
  await server.kill();
  return () => server.restart();
};

/** All sessions of the browser are over; the office learns it from its next call. */
const signedOut: Misfortune = async (page) => {
  await page.context().clearCookies();
  return () => Promise.resolve();
};

/** One of them comes to pass. */
export const befall = (chance: Chance, page: Page, server: RunningServer) =>
  chance
    .weighed([
      { happen: mistreated, weight: 4 },
      { happen: offLine, weight: 2 },
      { happen: killed, weight: 1 },
      { happen: signedOut, weight: 1 },
    ])
    .happen(page, server);
