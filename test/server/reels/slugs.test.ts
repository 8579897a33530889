import { sql } from 'kysely';
import { reelOfSlug } from '../../../src/server/reels/slugs';
import { openRig, type Rig } from './rig';
import { addReel } from './rows';

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
});
afterEach(() => rig.close());

const add = async (title: string) => {
  const named = { title, heading: '', isNewName: false, type: 'ASA_SPECIAL_REEL' } as const;
  return (await rig.call('agencyReel.add', named)).reelId ?? '';
};
const rename = (reelId: string, title: string) =>
  rig.call('reel.rename', { reelId, type: 'ASA_SPECIAL_REEL', title });
/** What the office takes for the preview of each reel. */
const slugs = async () => (await rig.call('agencyReels.list', {})).map(({ slug }) => slug);
const opened = (name: string) => reelOfSlug(rig.tenant().catalogue, name);

describe('the slug of a special reel', () => {
  it('opens that reel, whatever others are called later: those go by their ids, as one whose title makes none', async () => {
    const [first, second, film] = [await add('Été à Cannes'), await add('ete a cannes'), await add('映画')];
    expect(await slugs()).toEqual(['ete_a_cannes', second, film]);
    expect(await opened('ete_a_cannes')).toBe(first);
  });

  it('is another one once it is renamed, and opens it by the former one too, which nobody else gets', async () => {
    const reel = await add('Cannes');
    await rename(reel, 'Venice');
    expect([await opened('cannes'), await opened('venice')]).toEqual([reel, reel]);
    const other = await add('Cannes');
    await rename(await add('Locarno'), 'Cannes!');
    expect(await slugs()).toEqual(['venice', other, expect.stringMatching(/^\w{20}$/)]);
    expect(await opened('cannes')).toBe(reel);
    await rename(reel, 'Cannes 2');
    await rename(reel, 'Cannes');
    expect((await slugs())[0]).toBe('cannes');
  });

  it('stays when something else of the reel is written', async () => {
    const reel = await add('Cannes');
    await rename(reel, 'Cannes');
    await rig.call('reel.rename', { reelId: reel, type: 'ASA_SPECIAL_REEL', title: 'CANNES', heading: 'H1' });
    expect(await slugs()).toEqual(['cannes']);
  });

  it('is kept for a reel in the trash, and free once that is removed for ever', async () => {
    const reel = await add('Cannes');
    await rig.call('specialReel.delete', { reelId: reel });
    const other = await add('Cannes');
    expect(await slugs()).toEqual([other]);
    await rig.call('trash.restore', { kind: 'specialReel', id: reel });
    expect((await slugs()).toSorted()).toEqual(['cannes', other].toSorted());
    await rig.call('specialReel.delete', { reelId: reel });
    await rig.call('trash.empty', { until: new Date(Date.now() + 60_000).toISOString() });
    expect(await slugs()).toEqual([other]);
    const third = await add('Cannes');
    expect(await opened('cannes')).toBe(third);
  });

  it('is not that of the reel it was copied from, nor the id of another', async () => {
    const reel = await add('Cannes');
    const copied = { reelId: reel, code: 'c', talentId: 'NONE' };
    const { reelId: twin } = await rig.call('reel.duplicate', { ...copied, title: 'Cannes' });
    await rig.call('reel.duplicate', { ...copied, title: 'Venice' });
    expect(await slugs()).toEqual(['cannes', twin, 'venice']);
    await addReel(rig.tenant().catalogue, 'awards', []);
    const named = await add('Awards');
    expect((await slugs()).at(-1)).toBe(named);
  });

  it('is found among however many there are', async () => {
    const reel = await add('Selection');
    const { catalogue } = rig.tenant();
    await sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 200000)
      insert into reel_slugs (slug, reel_id) select 'selection_' || n, ${reel} from numbers
    `.execute(catalogue);
    expect(await opened('selection_200000')).toBe(reel);
    expect(await opened('selection_')).toBeUndefined();
  });
});
