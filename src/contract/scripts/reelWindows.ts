import { listedReelFields } from '../entities/listedReel';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag } from '../wire/fields';
import { lookedFields, windowFields } from '../wire/listWindow';
import { part } from '../wire/part';
import { rows } from '../wire/reply';

/** What orders a list of reels, each either way round: the most, the longest, the newest and those that are on come first. */
export const reelOrders = {
  TITLE: 'title',
  OWNER: 'owner',
  FILMS: 'films',
  LENGTH: 'length',
  SENT: 'sent',
  ONLINE: 'online',
} as const;
export type ReelOrder = (typeof reelOrders)[keyof typeof reelOrders];

/** The sorts of reels that a list may be narrowed down to. */
export const reelSorts = { TALENT: 'talent', SPECIAL: 'special', GROUP: 'group', LINK: 'link' } as const;
export type ReelSort = (typeof reelSorts)[keyof typeof reelSorts];

/** A search looks through the title, the talent's name and the address that it was sent to last. */
const looked = {
  ...lookedFields(reelOrders),
  sort: optional(choice('KIND', reelSorts)),
  isOnline: optional(flag('ONLINE')),
  isSent: optional(flag('SENT')),
};

const { reelId, title, kind, special, talentId, groupId, online } = listedReelFields;
/** What of a reel is told to who acts on all that were found. */
const actedReelFields = { reelId, title, kind, special, talentId, groupId, online: optional(online) };

/** Reels of the agency and of its talents as a list shows them, without asking for all; ours. A backend without them is asked for all. */
export const reelWindowScripts = [
  /** Some reels of those that are found. */
  script({
    name: 'reels.window',
    path: 'GetReelWindow.php',
    allow: 'reader',
    input: { ...looked, ...windowFields },
    reply: part('REELS', listedReelFields),
    refusal: 'error',
  }),
  /** All that are found, in their order, as far as is needed to act on them. */
  script({
    name: 'reels.found',
    path: 'GetReelsFound.php',
    allow: 'reader',
    input: looked,
    reply: rows('REELS', actedReelFields),
    refusal: 'error',
  }),
] as const;
