import type { ReelKind } from '../rules/reelType';
import { optional, type ValueOf } from '../wire/field';
import { flag, id, kept, text, whole } from '../wire/fields';
import { filmFields } from './film';

/**
 * What a poster is beside a link: two lines under its title, and the name of its picture, empty for none. A reel that says
 * whether the picture was uploaded is a poster; scripts without posters leave all of it out.
 */
export const posterFields = {
  isUploaded: optional(flag('IsUploaded')),
  subtitle1: optional(text('PosterSStitre_1', { max: 200 })),
  subtitle2: optional(text('PosterSStitre_2', { max: 200 })),
  picture: optional(text('PICTURE', { max: 100 })),
};

/** A reel of a talent. Types: MR normal reel, MRS group, SR{n} sub-reel of the group at position n (spec section 3). */
export const reelFields = {
  reelId: id('REEL_ID'),
  type: text('REEL_TYPE', { matches: /^(MRS?|SR\d{1,4})$/ }),
  position: whole('REEL_POSITION', 1),
  title: text('RUBNAME'),
  code: text('REEL_CODE'),
  online: flag('ONLINE'),
  isLink: flag('IsLink'),
  linkValue: text('LinkValue', { max: 2000 }),
  ...posterFields,
};
export type Reel = ValueOf<typeof reelFields>;

/** The same as it stands on its level: of a kind, and in the group `parentId` or in none. REEL_TYPE follows from it. */
export interface PlacedReel extends Omit<Reel, 'type' | 'isLink'> {
  readonly kind: ReelKind;
  readonly parentId: string | null;
}

/** A reel as one finds it by its title: which, and whose. */
export const foundReelFields = {
  reelId: reelFields.reelId,
  title: reelFields.title,
  talentId: id('TEC_ID'),
  talentFirstName: text('FIRST_NAME'),
  talentLastName: text('LAST_NAME'),
};
export type FoundReel = ValueOf<typeof foundReelFields>;

/** A film's place on a reel; positions are 1-based. */
export const reelFilmFields = {
  rowId: id('ID'),
  reelId: id('REEL_ID'),
  filmId: id('FILM_ID'),
  position: whole('POSITION', 1),
};
export type ReelFilm = ValueOf<typeof reelFilmFields>;

/** A film on a special reel, with its row there; in the order of the reel (spec section 7, GetCosmic_SpecialReels_CONTENT). */
export const specialReelFilmFields = { ...filmFields, rowId: reelFilmFields.rowId };
export type SpecialReelFilm = ValueOf<typeof specialReelFilmFields>;

/** An entry of the reel name catalogue (REEL_RUBS). */
export const reelNameFields = {
  name: text('RUBNAME'),
  code: text('CodeRub'),
};
export type ReelName = ValueOf<typeof reelNameFields>;

/** A special reel of the agency (type ASA_SPECIAL_REEL) or of a talent (type MR; a tree may have groups, as other reels). */
export const specialReelFields = {
  reelId: id('REEL_ID'),
  title: text('REEL_TITLE'),
  heading: text('REEL_TEXT'),
  subheading: text('REEL_H2'),
  code: text('REEL_CODE'),
  slug: text('slug'),
  position: whole('REEL_POSITION', 1),
  type: text('REEL_TYPE'),
  otherType: kept('Type'),
  mailSender: text('MailSender'),
  online: flag('ONLINE'),
  mailAnswer: text('MAIL_ANSWER'),
  filmIds: text('FILM_CONTENT', { max: 100_000 }),
};
export type SpecialReel = ValueOf<typeof specialReelFields>;
