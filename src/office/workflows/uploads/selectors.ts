import { createSelector } from '@reduxjs/toolkit';
import type { Upload, UploadsState } from './state';

interface Root {
  readonly uploads: UploadsState;
}

export const selectFileRefusal = (state: Root) => state.uploads.fileRefusal;
export const selectUpload = (state: Root, uploadKey: string): Upload | undefined =>
  state.uploads.byUploadKey[uploadKey];

/** All uploads, the newest last. */
export const selectUploads = createSelector([(state: Root) => state.uploads.byUploadKey], (byUploadKey) =>
  Object.values(byUploadKey),
);

/** True while bytes are on their way: leaving the page would stop them. */
export const selectIsSending = (state: Root) =>
  Object.values(state.uploads.byUploadKey).some(
    ({ status }) => status === 'starting' || status === 'uploading',
  );
