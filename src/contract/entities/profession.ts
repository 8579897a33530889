import type { ValueOf } from '../wire/field';
import { whole } from '../wire/fields';
import { line } from '../wire/line';
import { categoryFields } from './category';

/** What people are called who have it, several and one. */
export const professionNames = {
  name: line('NAME', { min: 1, max: 60 }),
  singular: line('ENG_SINGULIER', { min: 1, max: 60 }),
};

/** A profession, with how many talents have it: those that are listed, and those in the trash. */
export const professionFields = {
  ...categoryFields,
  talents: whole('TALENTS'),
  trashed: whole('TRASHED'),
};
export type Profession = ValueOf<typeof professionFields>;
