import { agencySettingsFields } from '../../../contract/entities/agencySettings';
import { agencyLogo } from '../../workflows/agency/agencyLogo';
import { agencyRecord } from '../../workflows/agency/agencySettings';
import { recordFormParts } from '../shared/recordPage/recordPageParts';

/** The form of the agency's settings, and its fields. */
export const Agency = recordFormParts({
  workflow: agencyRecord,
  selectIsAwaited: agencyLogo.selectIsUploading,
  fields: agencySettingsFields,
  labels: {
    displayName: 'settings.field.displayName',
    logoUrl: 'settings.field.logoUrl',
    webAddress: 'settings.field.webAddress',
    mainMail: 'settings.field.mainMail',
    newsletterMail: 'settings.field.newsletterMail',
    facebook: 'settings.field.facebook',
    twitter: 'settings.field.twitter',
    instagram: 'settings.field.instagram',
    vimeo: 'settings.field.vimeo',
    asa: 'settings.field.asa',
    tumblr: 'settings.field.tumblr',
    newsletterTextColor: 'settings.field.newsletterTextColor',
    newsletterBackColor: 'settings.field.newsletterBackColor',
    pictureShape: 'settings.field.pictureShape',
    filmQuality: 'settings.field.filmQuality',
  },
  texts: {
    saved: 'settings.saved',
    refused: 'settings.refused',
    gone: 'settings.refused',
    missing: 'settings.refused',
  },
});
