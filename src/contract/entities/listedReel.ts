import type { ReelKind } from '../rules/reelType';
import { optional, type ValueOf } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';
import { reelFields } from './reel';

const kinds = { reel: 'reel', group: 'group', link: 'link', poster: 'poster' } as const satisfies {
  readonly [K in ReelKind]: K;
};

/** A reel in the list of all: whose it is, what is on it, and when and to whom it was sent last. */
export const listedReelFields = {
  reelId: reelFields.reelId,
  title: reelFields.title,
  kind: choice('KIND', kinds),
  special: flag('SPECIAL'),
  online: reelFields.online,
  /** NONE is the agency itself. */
  talentId: id('TEC_ID'),
  /** The talent's name; empty for the agency. */
  owner: text('OWNER', { max: 500 }),
  talentFirstName: optional(text('FIRST_NAME')),
  talentLastName: optional(text('LAST_NAME')),
  /** The group that it stands in; empty for none. */
  groupId: text('PARENT_ID'),
  /** How many films, and how many seconds they last together. */
  films: whole('FILMS'),
  length: whole('DURATION'),
  /** ISO 8601 in UTC, and an e-mail address; empty where it was sent to nobody. */
  sentAt: text('SENT_AT'),
  sentTo: text('SENT_TO'),
  /** How many mails left with that one; and whether others have reached nobody, as they are only kept in the outbox. */
  sentMails: optional(whole('SENT_MAILS')),
  isKept: optional(flag('KEPT')),
};
export type ListedReel = ValueOf<typeof listedReelFields>;
