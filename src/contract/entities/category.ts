import { isOneLine } from '../rules/text';
import type { ValueOf } from '../wire/field';
import { id, text, whole } from '../wire/fields';

/** A client category: a profession, its address under /talents and its place in the left panel. */
export const categoryFields = {
  categoryId: id('ID'),
  name: text('NAME'),
  singular: text('ENG_SINGULIER'),
  routerUrl: id('ROUTER_URL'),
  position: whole('POSITION'),
};

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

export type Category = ValueOf<typeof categoryFields>;
