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
export type Category = ValueOf<typeof categoryFields>;
