import { trashable } from '../trashable';

/** A talent's own reel, a group with what stands in it. */
export const reel = trashable({
  table: 'reels',
  id: 'reel_id',
  only: { special: 0 },
  owner: 'talent_id',
  parts: [{ kind: 'reel', by: 'parent_id' }],
  title: ({ title }) => title,
  shownBy: ['reels', 'talent'],
});

/** A special reel of a talent or of the agency; the list of talents does not count it. */
export const specialReel = trashable({
  table: 'reels',
  id: 'reel_id',
  only: { special: 1 },
  owner: 'talent_id',
  parts: [{ kind: 'specialReel', by: 'parent_id' }],
  title: ({ title }) => title,
  shownBy: ['reels'],
});
