import {
  talentChangeFields,
  talentRecordFields,
  talentSecretFields,
  talentSecretNames,
} from '../entities/talentRecord';
import { script } from '../script';
import { optional, optionals, secret } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';
import { line } from '../wire/line';
import { done, record, rows } from '../wire/reply';
import { savedOrConflict } from '../wire/saved';

const talentId = id('TEC_ID');
const secretField = choice('FIELD', talentSecretNames);

export const talentScripts = [
  /** The first name enables the button (spec section 5); a repeated `requestId` acts once. */
  script({
    name: 'talent.add',
    path: 'AddTech.php',
    allow: 'staff',
    input: {
      categoryId: id('PROF'),
      firstName: line('PRENOM', { min: 1, max: 100 }),
      lastName: line('NOM', { max: 100 }),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({ talentId: id('TEC_ID') }),
    refusal: 'FAILED',
  }),
  /** Sets PIC_PROFIL_ASA: a picture of one of the agency's films or one uploaded for the talent; empty for none. */
  script({
    name: 'talent.setPicture',
    path: 'SetProfilePicture.php',
    allow: 'staff',
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
    allow: 'staff',
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
    allow: 'staff',
    input: { talentId: id('TEC_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** The whole record but its secrets, of which it says whether they are there. `version` counts its changes. */
  script({
    name: 'talent.get',
    path: 'GetTalentRecord.php',
    allow: 'reader',
    input: { talentId },
    reply: record({
      ...talentRecordFields,
      version: whole('ROW_VERSION'),
      secretVersion: whole('SECRET_VERSION'),
      hasSocialSecurityNumber: flag('HAS_SocialSecurity'),
      hasSiteLogin: flag('HAS_UserName'),
      hasSitePassword: flag('HAS_PassWord'),
    }),
    refusal: 'FAILED',
  }),
  /**
   * Changes what is given of a record; what is absent stays. With `version`, a record that has another one is left
   * alone and comes back as it is. Secrets are taken of who may see them. With `secretVersion`, secrets that have another one are left alone: conflict.
   */
  script({
    name: 'talent.update',
    path: 'UpdateTalentInfos.php',
    allow: 'staff',
    input: {
      talentId: id('id_TEC'),
      ...optionals(talentChangeFields),
      ...optionals(talentSecretFields),
      version: optional(whole('ROW_VERSION')),
      secretVersion: optional(whole('SECRET_VERSION')),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: savedOrConflict(talentRecordFields),
    refusal: 'FAILED',
  }),
  /** Shows one secret to the person who asks, and notes who it was; it carries no request id, so no answer is kept. */
  script({
    name: 'talent.showSecret',
    path: 'ShowTalentSecret.php',
    allow: 'secrets',
    input: { talentId, field: secretField },
    reply: done({
      shownSecret: secret(text('SECRET'), 'underItsNames'),
      secretVersion: whole('SECRET_VERSION'),
    }),
    refusal: 'FAILED',
  }),
  /** Who was shown which secret of a talent, the last first; at most the last 50. `shownAt` is an ISO time. */
  script({
    name: 'talentShowings.list',
    path: 'GetTalentShowings.php',
    allow: 'reader',
    input: { talentId },
    reply: rows('ROWS', {
      showingId: id('ID'),
      field: secretField,
      firstName: text('FIRST_NAME_STAFF'),
      lastName: text('LAST_NAME_STAFF'),
      shownAt: text('SHOWN_AT'),
    }),
    refusal: 'error',
  }),
] as const;
