import fc from 'fast-check';
import { openRig, type Rig } from './rig';
import { addFilm, addReel, addTalent } from './rows';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig();
});
afterAll(() => rig.close());

/** A thing in a line, and whether it is in the trash. */
interface Thing {
  readonly id: string;
  isTrashed: boolean;
}

const seen = (line: readonly Thing[]) => line.filter(({ isTrashed }) => !isTrashed);
const inTrash = (line: readonly Thing[]) => line.filter(({ isTrashed }) => isTrashed);
const far = '2999-01-01T00:00:00.000Z';
const emptyTrash = () => rig.call('trash.empty', { until: far });

/** One of a list by any number. */
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** What people do, in any order; `at` says to which thing. */
const courses = <const Deed extends string>(...deeds: readonly Deed[]) =>
  fc.array(fc.record({ deed: fc.constantFrom(...deeds), at: fc.nat({ max: 1000 }) }), { maxLength: 14 });

let runs = 0;

test('films on a reel are numbered from 1 as they are seen, whatever was put on, off, in order and into the trash', async () => {
  const { catalogue } = rig.tenant();
  await fc.assert(
    fc.asyncProperty(courses('add', 'remove', 'order', 'delete', 'restore', 'empty'), async (course) => {
      const run = `run${runs++}`;
      const talentId = 't1';
      const films = ['p', 'q', 'r', 's', 't'].map((name) => `${run}${name}`);
      for (const [index, filmId] of films.entries()) await addFilm(catalogue, filmId, 100 + index);
      await addReel(catalogue, run, films.slice(0, 3), { position: 1000 + runs });
      let line: Thing[] = films.slice(0, 3).map((id) => ({ id, isTrashed: false }));
      const rows = async () =>
        (await rig.call('talentReels.list', { talentId })).rows.filter(({ reelId }) => reelId === run);
      const deeds = {
        async add(at: number) {
          const filmId = pick(films, at) ?? '';
          if (line.some(({ id }) => id === filmId)) return;
          if (await rig.refusal('reel.addFilm', { reelId: run, talentId, filmId })) return;
          line.push({ id: filmId, isTrashed: false });
        },
        async remove(at: number) {
          const row = pick(await rows(), at);
          if (row) await rig.call('reel.removeFilm', { ...row, kind: 'normal', talentId });
          line = line.filter(({ id }) => id !== row?.filmId);
        },
        async order(at: number) {
          const listed = await rows();
          const first = at % Math.max(1, listed.length);
          const turned = [...listed.slice(first), ...listed.slice(0, first)];
          if (turned.length === 0) return;
          const rowIds = turned.map(({ rowId }) => rowId);
          const positions = turned.map((_row, index) => String(index + 1));
          await rig.call('reel.orderFilms', { rowIds, positions, kind: 'normal', talentId });
          const next = turned.values();
          line = line.map((thing) =>
            thing.isTrashed ? thing : { id: next.next().value?.filmId ?? '', isTrashed: false },
          );
        },
        async delete(at: number) {
          const thing = pick(seen(line), at);
          if (!thing) return;
          await rig.call('film.delete', { filmId: thing.id, online: false });
          thing.isTrashed = true;
        },
        async restore(at: number) {
          const thing = pick(inTrash(line), at);
          if (!thing) return;
          await rig.call('trash.restore', { kind: 'film', id: thing.id });
          thing.isTrashed = false;
        },
        async empty() {
          await emptyTrash();
          line = [...seen(line)];
        },
      };
      for (const { deed, at } of course) {
        await deeds[deed](at);
        const listed = (await rows()).map(({ filmId, position }) => `${position} ${filmId}`);
        expect(listed).toEqual(seen(line).map(({ id }, index) => `${index + 1} ${id}`));
      }
    }),
    { numRuns: 40 },
  );
});

test('reels are numbered from 1 on each level, and each sub-reel names its group by the number that this has', async () => {
  const { catalogue } = rig.tenant();
  await fc.assert(
    fc.asyncProperty(courses('add', 'group', 'delete', 'restore', 'empty'), async (course) => {
      const talentId = `talent${runs++}`;
      await addTalent(catalogue, talentId);
      /** The level of each group, and that of those in none under the empty name. */
      const levels = new Map<string, Thing[]>([['', []]]);
      const add = async (type: 'MR' | 'MRS') => {
        const about = { title: 'Reel', code: 'code', isNewName: false, isLink: false, linkValue: '' };
        const { reelId } = await rig.call('reel.add', { ...about, talentId, type });
        levels.get('')?.push({ id: reelId, isTrashed: false });
        return reelId;
      };
      const isShown = (groupId: string) => seen(levels.get('') ?? []).some(({ id }) => id === groupId);
      const reachable = () =>
        [...levels].flatMap(([groupId, level]) => (groupId === '' || isShown(groupId) ? level : []));
      const deeds = {
        add: () => add('MR'),
        async group(_at: number) {
          const groupId = await add('MRS');
          const subReels = ['1', '2', '3'].map((name) => ({ id: `${groupId}.${name}`, isTrashed: false }));
          for (const [index, { id }] of subReels.entries())
            await addReel(catalogue, id, [], {
              talent_id: talentId,
              parent_id: groupId,
              position: index + 1,
            });
          levels.set(groupId, subReels);
        },
        async delete(at: number) {
          const thing = pick(seen(reachable()), at);
          if (!thing) return;
          await rig.call('reel.delete', { reelId: thing.id, kind: 'normal', online: false, talentId });
          thing.isTrashed = true;
        },
        async restore(at: number) {
          const thing = pick(inTrash(reachable()), at);
          if (!thing) return;
          await rig.call('trash.restore', { kind: 'reel', id: thing.id });
          thing.isTrashed = false;
        },
        async empty() {
          await emptyTrash();
          for (const [groupId, level] of levels) levels.set(groupId, [...seen(level)]);
        },
      };
      for (const { deed, at } of course) {
        await deeds[deed](at);
        const { reels } = await rig.call('talentReels.list', { talentId });
        const listed = reels.map(({ reelId, type, position }) => `${type} ${position} ${reelId}`);
        const top = seen(levels.get('') ?? []);
        const wanted = top.flatMap(({ id }, index) => {
          const level = levels.get(id);
          const subReels = seen(level ?? []);
          return [
            `${level ? 'MRS' : 'MR'} ${index + 1} ${id}`,
            ...subReels.map((sub, place) => `SR${index + 1} ${place + 1} ${sub.id}`),
          ];
        });
        expect(listed.toSorted()).toEqual(wanted.toSorted());
      }
    }),
    { numRuns: 40 },
  );
});
