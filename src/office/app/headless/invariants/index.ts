import type { Invariant } from '../../../journal/explore';
import { asker } from './asker';
import { cannotHappen } from './cannotHappen';
import { formerPerson } from './formerPerson';
import { lostEdit } from './lostEdit';
import { lostNews } from './lostNews';
import { noCrash } from './noCrash';
import { order } from './order';
import { sameRequest } from './sameRequest';
import { stuck } from './stuck';
import { twice } from './twice';

/** What has to be so in every session, whatever course the world takes. */
export const invariants: readonly Invariant[] = [
  noCrash,
  stuck,
  twice,
  sameRequest,
  order,
  lostEdit,
  lostNews,
  cannotHappen,
  formerPerson,
  asker,
];
