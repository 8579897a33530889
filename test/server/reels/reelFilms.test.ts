import { openRig, type Rig } from './rig';
import { addReel } from './rows';

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
  const db = rig.tenant().catalogue;
  await addReel(db, 'r1', ['f1', 'f2', 'f3']);
  await addReel(db, 'group', [], { kind: 'group', position: 2, title: 'Group' });
  await addReel(db, 'theirs', ['f1', 'f2'], { talent_id: 't2' });
});
afterEach(() => rig.close());

const notFound = { kind: 'notFound' };
const films = async (reelId: string, talentId = 't1') =>
  (await rig.call('talentReels.list', { talentId })).rows
    .filter((row) => row.reelId === reelId)
    .map(({ filmId, position }) => `${position} ${filmId}`);

it('a reel takes a film once, at its end, and none when it is a group', async () => {
  await rig.call('reel.addFilm', { reelId: 'r1', talentId: 't1', filmId: 'f4' });
  expect(await films('r1')).toEqual(['1 f1', '2 f2', '3 f3', '4 f4']);
  expect(await rig.refusal('reel.addFilm', { reelId: 'r1', talentId: 't1', filmId: 'f4' })).toEqual({
    kind: 'conflict',
    reason: 'alreadyOnReel',
  });
  expect(await rig.refusal('reel.addFilm', { reelId: 'group', talentId: 't1', filmId: 'f4' })).toEqual({
    kind: 'conflict',
    reason: 'holdsNoFilms',
  });
  expect(await rig.refusal('reel.addFilm', { reelId: 'r1', talentId: 't1', filmId: 'none' })).toEqual(
    notFound,
  );
});

it('a reel takes a film back where it stood among those that people see', async () => {
  const row = { kind: 'normal', reelId: 'r1', talentId: 't1' } as const;
  const back = async (filmId: string, position: number) => {
    await rig.call('reel.removeFilm', { ...row, rowId: `r1-${filmId}`, filmId });
    await rig.call('reel.addFilm', { reelId: 'r1', talentId: 't1', filmId, position });
  };
  await back('f2', 2);
  expect(await films('r1')).toEqual(['1 f1', '2 f2', '3 f3']);
  await rig.call('film.delete', { filmId: 'f1', online: false });
  await back('f3', 1);
  expect(await films('r1')).toEqual(['1 f3', '2 f2']);
  await rig.call('trash.restore', { kind: 'film', id: 'f1' });
  expect(await films('r1')).toEqual(['1 f1', '2 f3', '3 f2']);
});

it('a reel keeps its numbering when changes come at once', async () => {
  const remove = { kind: 'normal', reelId: 'r1', talentId: 't1' } as const;
  await Promise.all([
    rig.call('reel.addFilm', { reelId: 'r1', talentId: 't1', filmId: 'f4' }),
    rig.call('reel.removeFilm', { ...remove, rowId: 'r1-f1', filmId: 'f1' }),
    rig.call('reel.removeFilm', { ...remove, rowId: 'r1-f3', filmId: 'f3' }),
  ]);
  expect(await films('r1')).toEqual(['1 f2', '2 f4']);
});

describe('ordering', () => {
  const order = (rowIds: string[], positions: string[], talentId = 't1') =>
    ({ rowIds, positions, kind: 'normal', talentId }) as const;
  const all = ['r1-f1', 'r1-f2', 'r1-f3'];

  it('puts each row where it is told to', async () => {
    await rig.call('reel.orderFilms', order(all, ['3', '1', '2']));
    expect(await films('r1')).toEqual(['1 f2', '2 f3', '3 f1']);
  });

  it.each([
    ['a position twice', all, ['1', '1', '2'], { positions: 'malformed' }],
    ['a gap', all, ['1', '2', '4'], { positions: 'malformed' }],
    ['zero', all, ['0', '1', '2'], { positions: 'malformed' }],
    ['a word', all, ['1', '2', 'x'], { positions: 'malformed' }],
    ['too few positions', all, ['1', '2'], { positions: 'malformed' }],
    ['a row twice', ['r1-f1', 'r1-f1', 'r1-f2'], ['1', '2', '3'], { rowIds: 'malformed' }],
    ['nothing', [], [], { rowIds: 'required' }],
  ])('refuses %s', async (_what, rowIds, positions, problems) => {
    expect(await rig.refusal('reel.orderFilms', order(rowIds, positions))).toEqual({
      kind: 'invalid',
      problems,
    });
  });

  it.each([
    ['a row is missing', ['r1-f1', 'r1-f2'], ['2', '1']],
    ['a row is gone', [...all, 'r1-f4'], ['1', '2', '3', '4']],
    ['a row is of another reel', ['r1-f1', 'r1-f2', 'theirs-f1'], ['1', '2', '3']],
  ])('is stale when %s', async (_what, rowIds, positions) => {
    expect(await rig.refusal('reel.orderFilms', order(rowIds, positions))).toEqual({
      kind: 'conflict',
      reason: 'stale',
    });
    expect(await films('r1')).toEqual(['1 f1', '2 f2', '3 f3']);
  });

  it('is stale when it was made on another order, unless that order is wanted', async () => {
    const made = { ...order(all, ['3', '1', '2']), seenRowIds: all };
    await rig.call('reel.orderFilms', made);
    expect(await rig.refusal('reel.orderFilms', { ...order(all, ['2', '1', '3']), seenRowIds: all })).toEqual(
      { kind: 'conflict', reason: 'stale' },
    );
    await rig.call('reel.orderFilms', made);
    expect(await films('r1')).toEqual(['1 f2', '2 f3', '3 f1']);
  });

  it('is refused for a talent whose reel it is not', async () => {
    expect(await rig.refusal('reel.orderFilms', order(['theirs-f1', 'theirs-f2'], ['2', '1']))).toEqual(
      notFound,
    );
  });

  it('passes over a film in the trash, which has its place again when it is restored', async () => {
    const db = rig.tenant().catalogue;
    const trash = (trashed_at: string | null) =>
      db.updateTable('films').set({ trashed_at }).where('film_id', '=', 'f2').execute();
    await trash('2026-01-01T00:00:00.000Z');
    await rig.call('reel.orderFilms', order(['r1-f1', 'r1-f3'], ['2', '1']));
    await trash(null);
    expect(await films('r1')).toEqual(['1 f3', '2 f2', '3 f1']);
  });
});
