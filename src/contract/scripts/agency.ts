import { agencySettingsFields } from '../entities/agencySettings';
import { professionFields, professionNames } from '../entities/profession';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, ofIds, text, whole } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { savedOrConflict } from '../wire/saved';
import { pictureFields } from './pictures';

const requestId = optional(id('REQUEST_ID'));
const categoryId = id('ID');

/** The multipart call for a logo; the file part is named `file`. It comes before the settings are saved that have it. */
export const logoUpload = script({
  name: 'agencyLogo.upload',
  path: 'UploadLogo.php',
  allow: 'administrator',
  encoding: 'multipart',
  input: { ...pictureFields, kind: choice('kind', { LOGO: 'logo' }) },
  reply: done({ picture: text('PICTURE', { min: 1, max: 100 }) }),
  refusal: 'error',
});

/** What administrators settle for their agency; ours. */
export const agencyScripts = [
  script({
    name: 'agency.settings',
    path: 'GetAgencySettings.php',
    allow: 'administrator',
    input: {},
    reply: done({ ...agencySettingsFields, version: whole('ROW_VERSION') }),
    refusal: 'error',
  }),
  /** With `version`, settings that have another one are left alone and come back as they are. */
  script({
    name: 'agency.saveSettings',
    path: 'SaveAgencySettings.php',
    allow: 'administrator',
    input: { ...agencySettingsFields, version: optional(whole('ROW_VERSION')), requestId },
    reply: savedOrConflict(agencySettingsFields),
    refusal: 'FAILED',
  }),
  script({
    name: 'agency.professions',
    path: 'GetProfessions.php',
    allow: 'administrator',
    input: { categoryIds: ofIds('IDS') },
    reply: rows('ROWS', professionFields),
    refusal: 'error',
  }),
  /** It stands last. */
  script({
    name: 'profession.add',
    path: 'AddProfession.php',
    allow: 'administrator',
    input: { ...professionNames, requestId },
    reply: done({ categoryId }),
    refusal: 'FAILED',
  }),
  /** Its address stays. */
  script({
    name: 'profession.rename',
    path: 'RenameProfession.php',
    allow: 'administrator',
    input: { categoryId, ...professionNames, requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** Before another one, or last where none is named. */
  script({
    name: 'profession.move',
    path: 'MoveProfession.php',
    allow: 'administrator',
    input: { categoryId, beforeId: text('BEFORE_ID', { max: 100 }), requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** One that talents have stays, and so does the last one. */
  script({
    name: 'profession.remove',
    path: 'RemoveProfession.php',
    allow: 'administrator',
    input: { categoryId, requestId },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;
