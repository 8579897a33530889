import { createSelector } from '@reduxjs/toolkit';
import { selectEncodings } from '../../../entities/encodings';
import { selectUploads } from './slice';

/** The uploads with which there is nothing left to do: their films play. */
export const selectUploadsOver = createSelector([selectUploads, selectEncodings], (uploads, encodings) =>
  uploads.filter(({ status, processId }) => status === 'done' && encodings[processId]?.status === 'done'),
);
