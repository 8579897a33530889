import { optional, type ValueOf } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';

/** What a trash holds. */
export const trashKinds = {
  TALENT: 'talent',
  FILM: 'film',
  REEL: 'reel',
  SPECIAL_REEL: 'specialReel',
  NEWS: 'news',
  NEWSLETTER: 'newsletter',
  SCREEN: 'screen',
} as const;
export type TrashKind = (typeof trashKinds)[keyof typeof trashKinds];

/** A thing that was deleted; what went with it (a talent's films and reels, a group's sub-reels) is only counted. */
export const trashedFields = {
  kind: choice('KIND', trashKinds),
  id: id('ID'),
  /** A talent's name, the title of a film, a reel, a news item or a newsletter, or the caption of a home screen. */
  title: text('TITLE'),
  /** The talent that a film or reel is of; empty for the agency's own, and for a talent. */
  talentId: text('TEC_ID'),
  talentName: text('TALENT_NAME'),
  /** That talent is in the trash too, and must be restored first. */
  talentTrashed: flag('TALENT_TRASHED'),
  /** ISO 8601, UTC. */
  deletedAt: text('DELETED_AT'),
  /** The name of the member of staff; empty when nobody knows. */
  deletedBy: text('DELETED_BY'),
  filmCount: whole('FILM_COUNT'),
  reelCount: whole('REEL_COUNT'),
  /** A talent's picture, as PIC_PROFIL_ASA. */
  profilePicture: optional(text('PIC_PROFIL_ASA')),
  /** A film's picture or a home screen's, from 1; 0 when it has none. */
  thumbnail: optional(whole('THUMBNAIL')),
};
export type Trashed = ValueOf<typeof trashedFields>;

/**
 * What is scheduled for a thing that is back from the trash: when it goes out, on the site or off it next; `isOverdue`, that
 * something was due meanwhile, which is asked about. Each is told where there is something to tell.
 */
export const resumedFields = {
  goesOutAt: optional(text('GOES_OUT_AT')),
  goesOnAt: optional(text('GOES_ON_AT')),
  goesOffAt: optional(text('GOES_OFF_AT')),
  isOverdue: optional(flag('OVERDUE')),
};
export type Resumed = ValueOf<typeof resumedFields>;
