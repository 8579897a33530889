import { newId } from '../../../src/server/ids';
import { none, type Sample } from './sample';

/** One sample a script of reels as things of their own. */
export const wholeReelSamples: {
  readonly [N in 'reels.table' | 'reel.duplicate' | 'reel.moveFilms']: Sample<N>;
} = {
  'reels.table': none,
  'reel.duplicate': {
    input: async (world) => ({
      reelId: (await world.reel()).reelId,
      ...{ title: 'Once more', code: newId(10), talentId: world.talentId, requestId: newId() },
    }),
    rows: ['reelId', 'talentId'],
  },
  'reel.moveFilms': {
    input: async (world) => {
      const { reelId } = await world.reel();
      const { talentId, filmIds } = world;
      const empty = { code: newId(10), isNewName: false, talentId, type: 'MR', isLink: false, linkValue: '' };
      const to = await world.person.call('reel.add', { title: 'Other', ...empty });
      return { filmIds: [filmIds[0]], fromId: reelId, toId: to.reelId, requestId: newId() };
    },
    rows: ['fromId', 'toId'],
  },
};
