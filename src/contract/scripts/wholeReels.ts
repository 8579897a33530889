import { listedReelFields } from '../entities/listedReel';
import { script } from '../script';
import { optional } from '../wire/field';
import { id, joined, text } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { MOST_IN_ORDER } from './reels';

/** Reels as things of their own, for which the specification has no calls: these are ours. */
export const wholeReelScripts = [
  /** All reels of the agency and of its talents, special ones among them. */
  script({
    name: 'reels.table',
    path: 'GetReelTable.php',
    allow: 'staff',
    input: {},
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
  /**
   * Films go from one reel to another, off a reel where no other is named, or onto one: all of them or none. `positions[i]`
   * is where the film `filmIds[i]` is to stand, from 1; left out, they are the last, as they are named.
   */
  script({
    name: 'reel.moveFilms',
    path: 'MoveFilmsOfReel.php',
    allow: 'staff',
    input: {
      filmIds: joined('FILM_IDS', MOST_IN_ORDER),
      fromId: optional(id('FROM_REEL_ID')),
      toId: optional(id('TO_REEL_ID')),
      positions: optional(joined('POSITIONS', MOST_IN_ORDER)),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({}),
    refusal: 'error',
  }),
] as const;
