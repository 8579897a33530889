import { script } from '../script';
import { optional } from '../wire/field';
import { flag, id, text } from '../wire/fields';
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
  /** Sets PIC_PROFIL_ASA: a picture of one of the agency's films or one uploaded for the talent; empty for none. */
  script({
    name: 'talent.setPicture',
    path: 'SetProfilePicture.php',
    input: {
      talentId: id('TEC_ID'),
      profilePicture: text('PIC_PROFIL_ASA', { max: 300 }),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** Shows a talent on the site or not. */
  script({
    name: 'talent.toggle',
    path: 'Toogle_ON_OFF_TALENT.php',
    input: {
      talentId: id('TEC_ID'),
      online: flag('ON_OFF'),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** To the trash, with the talent's films and reels. */
  script({
    name: 'talent.delete',
    path: 'DeleteTalent.php',
    input: { talentId: id('TEC_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;
