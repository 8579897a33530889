import { createSelector } from '@reduxjs/toolkit';
import { selectEncodings } from '../../../entities/encodings';
import { selectUploads } from './slice';
import { hasFailedToEncode } from './state';

/** The uploads with which there is nothing left to do: their films play. */
export const selectUploadsOver = createSelector([selectUploads, selectEncodings], (uploads, encodings) =>
  uploads.filter(({ status, processId }) => status === 'done' && encodings[processId]?.status === 'done'),
);

/** The uploads that do not go on by themselves: their transfer stopped, or no film could be made of them. */
export const selectUploadsStuck = createSelector([selectUploads, selectEncodings], (uploads, encodings) =>
  uploads.filter((upload) => {
    const encoding = encodings[upload.processId];
    const isStopped = upload.status === 'error' || upload.status === 'notUploading';
    return isStopped || (encoding !== undefined && hasFailedToEncode(upload, encoding));
  }),
);
