import { newId } from '../../../src/server/ids';
import { none, type Sample } from './sample';

/** One sample a script of reels as things of their own. */
export const wholeReelSamples: {
  readonly [
    N in 'reels.table' | 'reels.window' | 'reels.found' | 'reel.duplicate' | 'reel.moveFilms'
  ]: Sample<N>;
} = {
  'reels.table': none,
  'reels.window': {
    input: () => ({ search: 'é', order: 'sent', isDescending: true, isOnline: true, first: 0, count: 50 }),
    rows: [],
  },
  'reels.found': {
    input: () => ({ search: 'é', order: 'title', isDescending: false, sort: 'link' }),
    rows: [],
  },
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
