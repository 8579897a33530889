import { formatProfilePicture, OWN_PICTURES } from '../../../../contract/rules/profilePicture';
import { fileSlot } from '../../../kernel/fileSlot/saga';
import { pictureProblem, sendPicture } from '../../records/pictureUpload';
import { facts, intents, selectProfilePicture } from './slice';
import type { OfTalent } from './state';
import { steps } from './steps';

/** It fills the head of a page: it is kept at its whole size, up to the server's limit. */
const WHOLE = 100;

/** A picture of the talent's own. */
export const slot = fileSlot({
  name: 'profilePicture',
  steps,
  keyOf: ({ talentId }: OfTalent) => talentId,
  select: (root: Parameters<typeof selectProfilePicture>[0], { talentId }) =>
    selectProfilePicture(root, talentId),
  problemOf: pictureProblem,
  keptIn: (state) =>
    state.status === 'refused' && state.again?.kind === 'upload' ? state.again.file : undefined,
  send: ({ talentId }, file, onProgress) =>
    sendPicture(
      'picture.upload',
      {
        targetPath: `${OWN_PICTURES}/${talentId}`,
        name: talentId,
        percent: WHOLE,
        version: 0,
        kind: 'profile',
      },
      file,
      onProgress,
    ),
  cancelled: intents.cancelled,
  ...facts,
  arrived: ({ talentId }, stored) =>
    facts.uploaded({ talentId, picture: formatProfilePicture({ filmId: talentId, ...stored }) }),
});

export const { selectHasArrived: selectHasPictureArrived } = slot;
