import { sendPicture } from '../records/pictureUpload';
import { recordPicture } from '../records/recordPicture';
import { agencyRecord } from './agencySettings';

/** Percent of its size that a logo is kept at; the server makes one that is too large smaller. */
const WHOLE = 100;

/** The logo that is being given to the agency whose settings are on show. */
export const agencyLogo = recordPicture({
  name: 'agencyLogo',
  page: agencyRecord,
  arrived: ({ id, picture }) => agencyRecord.intents.typed({ id, values: { logoUrl: picture } }),
  send: (name, file, onProgress) =>
    sendPicture(
      'agencyLogo.upload',
      { targetPath: 'logos', name, percent: WHOLE, version: 0, kind: 'logo' },
      file,
      onProgress,
    ),
});
