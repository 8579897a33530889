import { Client as Database } from 'pg';
import { newId } from '../../../src/server/ids';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { type Client, signIn, wireOf } from './client';

let postgres: TestPostgres;
let server: RunningServer;
let client: Client;
let talentId: string;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({ env: { DATABASE_URL: postgres.url } });
  client = await signIn(server.url);
  const [talent] = await client.call('talents.list', {});
  talentId = talent?.talentId ?? '';
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

/** Resolves once a call waits for a row that somebody holds: it is between two rows of what it writes. */
const isBetweenRows = (database: Database) =>
  until('a call that waits for a row', async () => {
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like 'update%'`,
    );
    return Number(rows[0]?.count) > 0 || undefined;
  });

/** Runs a change up to the row that is held, kills the server there, and starts it again. */
async function killedAt(table: string, key: string, id: string, change: () => Promise<unknown>) {
  const database = new Database({ connectionString: postgres.url });
  await database.connect();
  await database.query('begin');
  await database.query(`select 1 from agency_co.${table} where ${key} = $1 for update`, [id]);
  const lost = change().then(
    () => 'answered',
    () => 'lost',
  );
  const watch = new Database({ connectionString: postgres.url });
  await watch.connect();
  await isBetweenRows(watch);
  await server.kill();
  expect(await lost).toBe('lost');
  await database.query('rollback');
  for (const each of [database, watch]) await each.end();
  await server.restart();
}

const reelsNow = async () => {
  const { reels } = await client.call('talentReels.list', { talentId });
  return reels.map(({ reelId }) => reelId);
};

test('killed between two reels of an order: all stand as before, and the same order can be asked for again', async () => {
  const about = { isNewName: false, talentId, type: 'MR', isLink: false, linkValue: '' };
  for (const title of ['One', 'Two', 'Three'])
    await client.call('reel.add', { ...about, title, code: newId(10) });
  const before = (await client.call('talentReels.list', { talentId })).reels;
  const turned = before.toReversed();
  const input = {
    talentId,
    reelIds: turned.map(({ reelId }) => reelId),
    types: turned.map(() => 'MR'),
    positions: turned.map((_reel, at) => String(at + 1)),
    places: turned.map((_reel, at) => String(at + 1)),
    seenReelIds: before.map(({ reelId }) => reelId),
    seenTypes: before.map(() => 'MR'),
  };
  expect(before.map(({ type }) => type)).toEqual(before.map(() => 'MR'));
  const order = () => client.send('reel.order', wireOf('reel.order', input));
  // The last that is written; the middle one of an odd number keeps its place.
  await killedAt('reels', 'reel_id', turned.at(-1)?.reelId ?? '', order);
  expect(await reelsNow()).toEqual(before.map(({ reelId }) => reelId));
  expect((await order()).status).toBe(200);
  expect(await reelsNow()).toEqual(input.reelIds);
});

test('killed between two films of an order: all stand as before', async () => {
  const { rows } = await client.call('talentReels.list', { talentId });
  const onReel = (id: string) => rows.filter((row) => row.reelId === id).length;
  const reelId = rows.map((row) => row.reelId).find((id) => onReel(id) > 1) ?? '';
  const rowIds = rows.filter((row) => row.reelId === reelId).map(({ rowId }) => rowId);
  expect(rowIds.length).toBeGreaterThan(1);
  const input = {
    ...{ talentId, kind: 'normal' as const, rowIds: rowIds.toReversed(), seenRowIds: rowIds },
    positions: rowIds.map((_id, at) => String(at + 1)),
  };
  const order = () => client.send('reel.orderFilms', wireOf('reel.orderFilms', input));
  await killedAt('reel_films', 'row_id', rowIds[0] ?? '', order);
  const after = (await client.call('talentReels.list', { talentId })).rows;
  expect(after.filter((row) => row.reelId === reelId).map(({ rowId }) => rowId)).toEqual(rowIds);
});
