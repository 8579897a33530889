import { optional, type ValueOf } from '../wire/field';
import { flag, id, kept, text, whole } from '../wire/fields';

/** A talent as lists show it; secret fields are never part of it. */
export const talentFields = {
  talentId: id('TEC_ID'),
  firstName: text('FIRST_NAME'),
  lastName: text('LAST_NAME'),
  profession: text('ENG_SINGULIER'),
  categoryId: text('PROF'),
  city: text('CITY'),
  online: flag('ON_WEBSITE'),
  /** Film id, cluster path and picture number of the profile picture in one text; see rules/profilePicture. */
  profilePicture: text('PIC_PROFIL_ASA'),
  flashShow: kept('SWF_AD'),
  biographyHtml: kept('BIOGRAPHY'),
  filmCount: optional(whole('FILM_COUNT')),
  reelCount: optional(whole('REEL_COUNT')),
};
export type Talent = ValueOf<typeof talentFields>;
