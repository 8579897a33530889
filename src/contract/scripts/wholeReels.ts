import { listedReelFields } from '../entities/listedReel';
import { script } from '../script';
import { optional } from '../wire/field';
import { id, ofIds, text } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { tableQuery } from './tableQuery';

/** Reels as things of their own, for which the specification has no calls: these are ours. */
export const wholeReelScripts = [
  /** All reels of the agency and of its talents, special ones among them, or those of some ids. */
  script({
    name: 'reels.table',
    path: 'GetReelTable.php',
    allow: 'reader',
    input: { ...tableQuery({ TITLE: 'title' }, 'title'), reelIds: ofIds('REEL_IDS') },
    reply: rows('REELS', listedReelFields),
    refusal: 'error',
  }),
  /** A reel with its films, a group with its reels, once more: as the last of the same talent, or of another one. */
  script({
    name: 'reel.duplicate',
    path: 'DuplicateReel.php',
    allow: 'staff',
    input: {
      reelId: id('REEL_ID'),
      title: text('ReelTITRE', { min: 1, max: 200 }),
      code: text('ReelCODE', { min: 1, max: 40, matches: /^[\w-]+$/ }),
      talentId: id('AddTecID'),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({ reelId: id('REEL_ID') }),
    refusal: 'error',
  }),
] as const;
