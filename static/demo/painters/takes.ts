import { landscapes } from './takes/landscapes';
import { nights } from './takes/nights';
import { people } from './takes/people';

export type { Take } from './takes/take';

/** How every demo film is made. */
export const takes = [...landscapes, ...nights, ...people];
