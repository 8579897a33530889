import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadProcess } from '../../../../contract/entities/uploadProcess';
import type { uploadRemoved } from '../../../entities/encodings';
import { filmDeleted } from '../../../entities/films';
import { signedIn, signedOut } from '../../../entities/session';
import { keyed, without as withoutKey } from '../../../kernel/keyed';
import type { Step } from '../../../kernel/machine';
import type { KeptFile } from '../../../kernel/world';
import { splitActions } from '../../../kernel/splitActions';
import type { FileRefusal, Upload, UploadsState } from './state';
import { steps } from './steps';

const initialState: UploadsState = { byUploadKey: {}, fileRefusal: null };

interface OfUpload {
  readonly uploadKey: string;
}

const ofUpload = keyed<Upload, OfUpload>(({ uploadKey }) => uploadKey);

/** Applies a step to the upload that the action names, and to no other. */
function ofOne<P extends OfUpload>(step: Step<Upload, PayloadAction<P>>) {
  const reduce = ofUpload(step);
  return (state: UploadsState, action: PayloadAction<P>): UploadsState => {
    const byUploadKey = reduce(state.byUploadKey, action);
    return byUploadKey === state.byUploadKey ? state : { ...state, byUploadKey };
  };
}

const withUpload = (state: UploadsState, upload: Upload): UploadsState => ({
  ...state,
  byUploadKey: { ...state.byUploadKey, [upload.uploadKey]: upload },
});

const without = (state: UploadsState, uploadKey: string): UploadsState => ({
  ...state,
  byUploadKey: withoutKey(state.byUploadKey, uploadKey),
});

const slice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    /** A file was dropped or picked for a film; without one, the picker was left empty. */
    fileChosen: (state, _action: PayloadAction<{ uploadKey: string; file: KeptFile | null }>) => state,
    fileRefusalDismissed: (state) => ({ ...state, fileRefusal: null }),
    restarted: ofOne(steps.restarted),
    cancelled: ofOne(steps.cancelled),
    /** Takes an upload that has come to its end off the list. */
    dismissed: (state, { payload }: PayloadAction<{ uploadKey: string; processId: string }>) =>
      state.byUploadKey[payload.uploadKey]?.status === 'done' ? without(state, payload.uploadKey) : state,

    fileRefused: (state, { payload }: PayloadAction<FileRefusal>) => ({ ...state, fileRefusal: payload }),
    started: (state, { payload }: PayloadAction<{ uploadKey: string; file: KeptFile; processId: string }>) =>
      withUpload(state, { status: 'starting', ...payload }),
    serverFound: ofOne(steps.serverFound),
    moved: ofOne(steps.moved),
    interrupted: ofOne(steps.interrupted),
    received: ofOne(steps.received),
    failed: ofOne(steps.failed),
    errorShown: ofOne(steps.errorShown),
    removed: (state, { payload }: ReturnType<typeof uploadRemoved>) =>
      state.byUploadKey[payload.uploadKey]?.processId === payload.processId
        ? without(state, payload.uploadKey)
        : state,
    /** What the server has of this person's uploads, the newest first: those unknown here are taken over, unless nothing is left to do. */
    listed: (state, { payload }: PayloadAction<readonly UploadProcess[]>) =>
      payload.toReversed().reduce(takeOver, state),
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState)
      // The film is in the trash: there is nothing to do about its upload.
      .addCase(filmDeleted, (state, { payload }) =>
        Object.values(state.byUploadKey)
          .filter(({ status, processId }) => status === 'done' && processId === payload.processId)
          .reduce((left, { uploadKey }) => without(left, uploadKey), state),
      ),
  selectors: {
    selectFileRefusal: ({ fileRefusal }) => fileRefusal,
    selectUpload: ({ byUploadKey }, uploadKey: string): Upload | undefined => byUploadKey[uploadKey],
    /** All uploads, the newest last. */
    selectUploads: createSelector(
      [({ byUploadKey }: UploadsState) => byUploadKey],
      (byUploadKey): readonly Upload[] => Object.values(byUploadKey),
    ),
    /** True while bytes are on their way: leaving the page would stop them. */
    selectIsSending: ({ byUploadKey }) =>
      Object.values(byUploadKey).some(({ status }) => status === 'starting' || status === 'uploading'),
  },
});

function takeOver(state: UploadsState, process: UploadProcess): UploadsState {
  const known = state.byUploadKey[process.uploadKey];
  const listed = fromServer(process);
  const isOver = listed.status === 'done' && isOverOnServer(process);
  if (!known) return isOver ? state : withUpload(state, listed);
  if (listed.status !== 'done' || known.processId !== listed.processId) return state;
  return known.status === 'error' || known.status === 'notUploading' ? withUpload(state, listed) : state;
}

/** Encoded; or it could not be, and no film waits for it. */
const isOverOnServer = ({ encoding, filmId }: UploadProcess) =>
  encoding === 'done' || (encoding === 'failed' && filmId === '');

/** What an upload was before the page was reloaded. Its file is no longer at hand. */
function fromServer(process: UploadProcess): Upload {
  const { uploadKey, processId, filmId, fileName: name, fileSize: size, fileType: type } = process;
  const file = { fileId: '', name, size, type };
  const common = { uploadKey, processId, file, ...(filmId && { filmId }) };
  if (process.stage === 'receiving') return { ...common, status: 'notUploading', trouble: 'fileNeeded' };
  return { ...common, status: 'done' };
}

export const { reducer } = slice;
export const { selectFileRefusal, selectUpload, selectUploads, selectIsSending } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'fileChosen',
  'fileRefusalDismissed',
  'restarted',
  'cancelled',
  'dismissed',
);
