import { script } from '../script';
import { optional } from '../wire/field';
import { id, text } from '../wire/fields';
import { done } from '../wire/reply';

export const talentScripts = [
  /** The first name enables the button (spec section 5); a repeated `requestId` acts once. */
  script({
    name: 'talent.add',
    path: 'AddTech.php',
    input: {
      categoryId: id('PROF'),
      firstName: text('PRENOM', { min: 1, max: 100 }),
      lastName: text('NOM', { max: 100 }),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({ talentId: id('TEC_ID') }),
    refusal: 'FAILED',
  }),
] as const;
