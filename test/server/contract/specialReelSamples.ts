import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import type { Sample } from './sample';
import type { World } from './world';

type SpecialReelScript = Extract<
  ScriptName,
  'agencyReel.add' | 'talentSpecialReel.add' | `specialReel.${'addFilm' | 'toggle' | 'delete'}`
>;

/** A special reel of the agency. */
async function specialReel({ person }: World): Promise<string> {
  const named = { title: `Special ${newId(6)}`, heading: '', isNewName: false };
  const { reelId = '' } = await person.call('agencyReel.add', { ...named, type: 'ASA_SPECIAL_REEL' });
  return reelId;
}

/** One sample a script of special reels. */
export const specialReelSamples: { readonly [N in SpecialReelScript]: Sample<N> } = {
  'agencyReel.add': {
    input: () => ({
      ...{ title: `Special ${newId(6)}`, heading: 'H1', isNewName: true },
      ...{ type: 'ASA_SPECIAL_REEL', requestId: newId() },
    }),
    rows: [],
  },
  'talentSpecialReel.add': {
    input: ({ talentId }) => ({
      ...{ title: `Special ${newId(6)}`, heading: '', isNewName: false },
      ...{ talentId, type: 'MR', requestId: newId() },
    }),
    rows: ['talentId'],
  },
  'specialReel.addFilm': {
    input: async (world) => ({
      reelId: await specialReel(world),
      talentId: 'NONE',
      filmId: world.filmIds[2],
      requestId: newId(),
    }),
    rows: ['reelId', 'filmId'],
  },
  'specialReel.toggle': {
    input: async (world) => ({ reelId: await specialReel(world), online: false }),
    rows: ['reelId'],
  },
  'specialReel.delete': {
    input: async (world) => ({ reelId: await specialReel(world), requestId: newId() }),
    rows: ['reelId'],
  },
};
