import { isOneLine } from '../rules/oneLine';
import type { ValueOf } from '../wire/field';
import { text, whole } from '../wire/fields';
import { categoryFields } from './category';

/** What people are called who have it, several and one. */
export const professionNames = {
  name: text('NAME', { min: 1, max: 60, valid: isOneLine }),
  singular: text('ENG_SINGULIER', { min: 1, max: 60, valid: isOneLine }),
};

/** A profession, with how many talents have it: those that are listed, and those in the trash. */
export const professionFields = {
  ...categoryFields,
  talents: whole('TALENTS'),
  trashed: whole('TRASHED'),
};
export type Profession = ValueOf<typeof professionFields>;
