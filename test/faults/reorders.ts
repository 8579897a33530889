import type { Client } from '../server/faults/client';
import { signIn, wireOf } from '../server/faults/client';
import { startServer } from '../tools/server';
import { BOTH, type DatabaseKind, type Fault, type Found, type Ground, openGround } from './fault';
import { type Desk, gapsIn, openDesk } from './saves';

const AT_ONCE = 50;
/** Within how many milliseconds all of them are answered. */
const LIMIT = 20_000;

const rowsOf = async ({ client, talentId, reelId }: Desk) =>
  (await client.call('talentReels.list', { talentId })).rows.filter((row) => row.reelId === reelId);

/** Asks for so many changes of one reel at once, of several processes in turn: most are orders, others add and remove films. */
async function rush(desk: Desk, clients: readonly Client[], filmIds: readonly string[]) {
  const { talentId, reelId } = desk;
  const rows = await rowsOf(desk);
  const rowIds = rows.map(({ rowId }) => rowId);
  const positions = rowIds.map((_id, place) => `${place + 1}`);
  return Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => {
      const client = clients[at % clients.length]!;
      const row = rows[at % rows.length]!;
      const order = { rowIds: at % 2 === 0 ? rowIds : rowIds.toReversed(), positions, talentId };
      if (at % 10 === 8) {
        const filmId = filmIds[at % filmIds.length]!;
        return client.send('reel.addFilm', wireOf('reel.addFilm', { reelId, talentId, filmId }));
      }
      if (at % 10 === 9) {
        const gone = { rowId: row.rowId, kind: 'normal', reelId, filmId: row.filmId, talentId };
        return client.send('reel.removeFilm', wireOf('reel.removeFilm', gone));
      }
      return client.send('reel.orderFilms', wireOf('reel.orderFilms', { ...order, kind: 'normal' }));
    }),
  );
}

async function attempt(ground: Ground, database: DatabaseKind, tries: number): Promise<Found> {
  const env = { LOG_LEVEL: 'warn', ...ground.env };
  const servers = await Promise.all((database === 'SQLite' ? [1] : [1, 2]).map(() => startServer({ env })));
  try {
    const clients = await Promise.all(servers.map(({ url }) => signIn(url)));
    const films = (await clients[0]!.call('agencyFilms.list', {})).map(({ filmId }) => filmId);
    const violations: string[] = [];
    for (let at = 0; at < tries; at += 1) {
      const desk = await openDesk(clients[0]!);
      for (const filmId of films.slice(0, 8)) await desk.client.call('reel.addFilm', { ...desk, filmId });
      const begun = performance.now();
      const answers = await rush(desk, clients, films.slice(8, 16));
      const took = performance.now() - begun;
      if (took > LIMIT) violations.push(`${AT_ONCE} changes at once took ${Math.round(took)} ms`);
      const failed = answers.filter(({ status }) => status >= 500);
      if (failed.length > 0) violations.push(`${failed.length} changes were answered ${failed[0]!.status}`);
      violations.push(...(await gapsIn(desk)));
    }
    return { tries: tries * AT_ONCE, violations };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Fifty changes of one reel at once; over PostgreSQL on two processes. */
export const reorders: Fault = {
  name: 'fifty changes of a reel at once',
  databases: BOTH,
  usual: 5,
  async run({ database, tries }) {
    const ground = await openGround(database);
    try {
      const found = await attempt(ground, database, tries);
      return { ...found, violations: [...found.violations, ...(await ground.misfits())] };
    } finally {
      await ground.clear();
    }
  },
};
