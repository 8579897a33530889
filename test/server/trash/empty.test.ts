import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmFolder, receivedPath } from '../../../src/server/media/paths';
import { openRig, type Rig } from '../reels/rig';
import { addFilm, addReel } from '../reels/rows';

let rig: Rig;
let catalogue: ReturnType<Rig['tenant']>['catalogue'];
beforeEach(async () => {
  rig = await openRig();
  ({ catalogue } = rig.tenant());
});
afterEach(() => rig.close());

const deleteFilm = (filmId: string) => rig.call('film.delete', { filmId, online: false });
const inTrash = async () => (await rig.call('trash.list', {})).map(({ kind, id }) => `${kind} ${id}`);

describe('emptying the trash', () => {
  const far = '2999-01-01T00:00:00.000Z';
  const empty = (until = far) => rig.call('trash.empty', { until });

  it('removes a talent with its films, reels, encodings and every file, and nobody else’s', async () => {
    const { folder } = rig.tenant();
    await addReel(catalogue, 'own', ['f1']);
    await addFilm(catalogue, 'other', 9, { talent_id: 't2' });
    await catalogue.updateTable('films').set({ process_id: 'p1' }).where('film_id', '=', 'f1').execute();
    await catalogue
      .updateTable('talents')
      .set({ profile_picture: 'f1_;_films_;_1' })
      .where('talent_id', '=', 't2')
      .execute();
    for (const filmId of ['f1', 'other']) {
      await mkdir(filmFolder(folder, filmId), { recursive: true });
      await writeFile(join(filmFolder(folder, filmId), 'film.mp4'), 'film');
    }
    await mkdir(join(folder, 'uploads'), { recursive: true });
    await writeFile(receivedPath(folder, 'p1'), 'original');
    await deleteFilm('f2');
    await rig.call('talent.delete', { talentId: 't1' });
    expect(await empty()).toEqual({ removed: 2 });
    expect(await inTrash()).toEqual([]);
    const films = await catalogue.selectFrom('films').select('film_id').execute();
    expect(films).toEqual([{ film_id: 'other' }]);
    expect(await catalogue.selectFrom('reels').select('reel_id').execute()).toEqual([]);
    expect(await catalogue.selectFrom('talents').select(['talent_id', 'profile_picture']).execute()).toEqual([
      { talent_id: 't2', profile_picture: '' },
    ]);
    expect(await rig.refusal('trash.restore', { kind: 'talent', id: 't1' })).toEqual({ kind: 'notFound' });
    await gone(filmFolder(folder, 'f1'), receivedPath(folder, 'p1'));
    expect(existsSync(join(filmFolder(folder, 'other'), 'film.mp4'))).toBe(true);
  });

  it('leaves no name, address or text of it in any file, but who did what', async () => {
    const save = (over: object) => rig.call('talent.update', { talentId: 't1', version: 99, ...over });
    await rig.call('talent.update', { talentId: 't1', lastName: 'Quillfeather', address: '7 Tarnished Row' });
    const outcome = await save({ requestId: 'again', firstName: 'Zoë' });
    expect(outcome).toMatchObject({ kind: 'conflict', values: { lastName: 'Quillfeather' } });
    await rig.call('biography.save', { talentId: 't1', markdown: 'Born in Larkmoor.' });
    await rig.call('biography.save', { talentId: 't1', markdown: 'Elsewhere.' });
    await rig.call('talent.delete', { talentId: 't1' });
    await empty();
    const history = await catalogue.selectFrom('activity').select(['script', 'staff_id']).execute();
    expect(history.map(({ script }) => script)).toContain('talent.update');
    await sql`pragma wal_checkpoint(truncate)`.execute(catalogue);
    const files = await readdir(rig.data, { recursive: true, withFileTypes: true });
    const bytes = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    for (const trace of ['Quillfeather', 'Tarnished', 'Larkmoor'])
      expect(bytes.filter((content) => content.includes(trace))).toEqual([]);
  });

  it('leaves what was deleted after the person looked', async () => {
    await deleteFilm('f1');
    const until = (await rig.call('trash.list', {}))[0]?.deletedAt ?? '';
    await new Promise<void>((resolve) => {
      const next = () => (new Date().toISOString() > until ? resolve() : setImmediate(next));
      next();
    });
    await deleteFilm('f2');
    expect(await empty(until)).toEqual({ removed: 1 });
    expect(await inTrash()).toEqual(['film f2']);
  });
});

/** Resolves once none of these paths is there; files go after the answer. */
async function gone(...paths: readonly string[]): Promise<void> {
  while (paths.some((path) => existsSync(path))) await new Promise((resolve) => setImmediate(resolve));
}
