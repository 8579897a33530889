import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { TrashKind } from '../../../src/contract/entities/trash';
import type { InputOf, ReplyOf } from '../../../src/contract/script';
import { type ScriptByName, scripts } from '../../../src/contract/scripts';
import { reelHandlers } from '../../../src/server/reels/handlers';
import { migrateCatalogue } from '../../../src/server/database/migrate';
import { openPool } from '../../../src/server/database/postgres';
import type { Catalogue } from '../../../src/server/database/schema';
import { sqliteDialect } from '../../../src/server/database/sqlite';
import { trashHandlers } from '../../../src/server/trash/handlers';
import { startPostgres } from '../../tools/postgres';
import { bin, oldReel, oldSpecialReel, openBefore, trashed } from './twoReelTables';

interface Opened {
  readonly db: Kysely<Catalogue>;
  readonly schema: string | undefined;
  stop(): Promise<unknown>;
}

async function onSqlite(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-reels-'));
  const db = new Kysely<Catalogue>({ dialect: sqliteDialect(join(folder, 'catalogue.sqlite')) });
  return { db, schema: undefined, stop: () => db.destroy().then(() => rm(folder, { recursive: true })) };
}

async function onPostgres(): Promise<Opened> {
  const { url, stop } = await startPostgres();
  const pool = openPool(url);
  const db = new Kysely<Catalogue>({ dialect: new PostgresDialect({ pool }) }).withSchema('agency_co');
  return { db, schema: 'agency_co', stop: () => pool.end().then(stop) };
}

describe.each([
  { database: 'SQLite', open: onSqlite },
  { database: 'PostgreSQL', open: onPostgres },
])('reels of two tables become those of one on $database', ({ open }) => {
  let opened: Opened;
  let db: Kysely<Catalogue>;

  beforeAll(async () => {
    opened = await open();
    ({ db } = opened);
    const before = db as unknown as Parameters<typeof openBefore>[0];
    await openBefore(before, opened.schema);
    await oldReel(before, 'a', 'MR', 1, {}, ['f1', 'f2', 'f3']);
    await oldReel(before, 'g', 'MRS', 2);
    await oldReel(before, 's1', 'SR2', 1, { online: 0 }, ['f3']);
    await oldReel(before, 's2', 'SR2', 2);
    await oldReel(before, 'l', 'MR', 3, { is_link: 1, link_value: 'vimeo.com/1' });
    // Deleted itself: its entry tells where it stood, its own row what was so then.
    const alone = async (reelId: string, type: string, position: number, groupId: string | null) => {
      await oldReel(before, reelId, type, 7, trashed);
      await bin(before, 'reel', reelId, { place: JSON.stringify({ position, groupId }) });
    };
    await alone('x', 'MR', 2, null);
    await alone('y', 'SR3', 2, 'g');
    await alone('h', 'MRS', 5, null);
    await alone('hx', 'SR4', 1, 'h');
    await alone('lost', 'SR9', 1, null);
    const along = async (
      reelId: string,
      type: string,
      position: number,
      within: string,
      talent_id: 't1' | 't2',
    ) => {
      await oldReel(before, reelId, type, position, { ...trashed, talent_id });
      await bin(before, 'reel', reelId, { within, place: 'null' });
    };
    await along('h1', 'SR4', 1, 'reel:h', 't1');
    await along('h2', 'SR4', 2, 'reel:h', 't1');
    await along('b', 'MR', 1, 'talent:t2', 't2');
    await along('k', 'MRS', 2, 'talent:t2', 't2');
    await along('k1', 'SR2', 1, 'talent:t2', 't2');
    await oldReel(before, 'kx', 'SR2', 1, { ...trashed, talent_id: 't2' });
    await bin(before, 'reel', 'kx', { place: '{"position":1,"groupId":"k"}' });
    await oldSpecialReel(before, 'z1', 1, {}, ['f3', 'f2', 'f1']);
    await oldSpecialReel(before, 'z2', 2);
    await oldSpecialReel(before, 'zx', 2, trashed);
    await bin(before, 'specialReel', 'zx', { place: '{"position":2}' });
    await oldSpecialReel(before, 'ts', 1, { talent_id: 't1', online: 0 }, ['f1']);
    await migrateCatalogue(db, { schema: opened.schema });
  });
  afterAll(() => opened.stop());

  const handlers = { ...reelHandlers, ...trashHandlers };
  async function call<N extends 'talentReels.list' | 'agencyReels.list' | 'talentSpecialReels.list'>(
    name: N,
    input: InputOf<ScriptByName[N]>,
  ): Promise<ReplyOf<ScriptByName[N]>> {
    const written = await handlers[name].run({ catalogue: db } as never, input as never);
    return scripts[name].reply.read(scripts[name].reply.write(written as never)) as never;
  }
  const restore = (kind: TrashKind, id: string) =>
    db.transaction().execute(async (catalogue) => {
      const told = { recordHistory: async () => undefined, alsoChanged: () => undefined, now: new Date() };
      await handlers['trash.restore'].run({ catalogue, ...told } as never, { kind, id });
    });
  const reels = async (talentId: string) =>
    (await call('talentReels.list', { talentId })).reels.map(
      ({ reelId, type, position }) => `${position} ${reelId} ${type}`,
    );

  test('what a search compares is folded', async () => {
    const { title_folded } = await db
      .selectFrom('films')
      .select('title_folded')
      .where('film_id', '=', 'f1')
      .executeTakeFirstOrThrow();
    expect(title_folded).toBe('ete f1');
  });

  it('reads as before', async () => {
    const { reels: listed, rows } = await call('talentReels.list', { talentId: 't1' });
    const reel = (reelId: string, type: string, position: number) => ({
      ...{ reelId, type, position, title: reelId, code: `code-${reelId}` },
      ...{ online: reelId !== 's1', isLink: reelId === 'l', linkValue: reelId === 'l' ? 'vimeo.com/1' : '' },
    });
    expect(listed).toEqual([
      reel('a', 'MR', 1),
      reel('s1', 'SR2', 1),
      reel('g', 'MRS', 2),
      reel('s2', 'SR2', 2),
      reel('l', 'MR', 3),
    ]);
    expect(rows).toEqual([
      { rowId: 'a-f1', reelId: 'a', filmId: 'f1', position: 1 },
      { rowId: 'a-f3', reelId: 'a', filmId: 'f3', position: 2 },
      { rowId: 's1-f3', reelId: 's1', filmId: 'f3', position: 1 },
    ]);
    const special = { heading: 'H1', subheading: 'H2', mailSender: 'a@b.example', mailAnswer: 'yes' };
    const named = (reelId: string) => ({ reelId, title: reelId, slug: reelId, code: `code-${reelId}` });
    const ofAgency = { ...special, type: 'ASA_SPECIAL_REEL', online: true };
    expect(await call('agencyReels.list', {})).toEqual([
      { ...ofAgency, ...named('z1'), position: 1, filmIds: 'f3_;_f1' },
      { ...ofAgency, ...named('z2'), position: 2, filmIds: '' },
    ]);
    expect(await call('talentSpecialReels.list', { talentId: 't1' })).toEqual([
      { ...special, ...named('ts'), type: 'MR', online: false, position: 1, filmIds: 'f1' },
    ]);
  });

  it('keeps for what is in the trash the place that it comes back to', async () => {
    await expect(restore('reel', 'hx')).rejects.toMatchObject({ refusal: { reason: 'ownerInTrash' } });
    for (const reelId of ['y', 'h', 'lost', 'x', 'hx']) await restore('reel', reelId);
    expect(await reels('t1')).toEqual([
      ...[
        '1 a MR',
        '1 hx SR5',
        '1 s1 SR3',
        '2 h1 SR5',
        '2 x MR',
        '2 y SR3',
        '3 g MRS',
        '3 h2 SR5',
        '3 s2 SR3',
      ],
      ...['4 l MR', '5 h MRS', '6 lost MR'],
    ]);
    await expect(restore('reel', 'kx')).rejects.toMatchObject({ refusal: { reason: 'ownerInTrash' } });
    await restore('talent', 't2');
    expect(await reels('t2')).toEqual(['1 b MR', '1 k1 SR2', '2 k MRS']);
    await restore('reel', 'kx');
    expect(await reels('t2')).toEqual(['1 b MR', '1 kx SR2', '2 k MRS', '2 k1 SR2']);
    await restore('specialReel', 'zx');
    await restore('film', 'f2');
    expect((await call('agencyReels.list', {})).map(({ reelId, filmIds }) => `${reelId} ${filmIds}`)).toEqual(
      ['z1 f3_;_f2_;_f1', 'zx ', 'z2 '],
    );
    expect(await db.selectFrom('trash').selectAll().execute()).toEqual([]);
  });
});
