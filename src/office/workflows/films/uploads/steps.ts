import type { PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import type { Upload, UploadTrouble } from './state';

const { move, stay } = machine<Upload>();

interface Keyed {
  readonly uploadKey: string;
}

/** Too little sent to tell how fast it goes, in bytes and milliseconds. */
const TELLING_BYTES = 256 * 1024;
const TELLING_TIME = 500;

function secondsLeft(
  sent: number,
  size: number,
  at: number,
  since: { readonly at: number; readonly sent: number },
): number | null {
  const bytes = sent - since.sent;
  const milliseconds = at - since.at;
  if (bytes < TELLING_BYTES || milliseconds < TELLING_TIME) return null;
  return Math.ceil(((size - sent) * milliseconds) / bytes / 1000);
}

/** What an upload keeps from one status to the next. */
const commonOf = ({ uploadKey, file, processId, filmId }: Upload) => ({
  ...{ uploadKey, file, processId },
  ...(filmId !== undefined && { filmId }),
});

/** The steps of one upload; the slice applies each to the upload that the action names. */
export const steps = {
  serverFound: move(
    ['starting'],
    ['uploading'],
    (upload, { payload }: PayloadAction<Keyed & { at: number }>) => ({
      ...upload,
      status: 'uploading',
      sent: 0,
      interrupted: false,
      since: { at: payload.at, sent: 0 },
      secondsLeft: null,
    }),
  ),
  moved: stay(
    ['uploading'],
    (state, { payload: { sent, at } }: PayloadAction<Keyed & { sent: number; at: number }>) => {
      const since = state.interrupted || state.sent === 0 ? { at, sent } : state.since;
      return {
        ...state,
        sent,
        interrupted: false,
        since,
        secondsLeft: secondsLeft(sent, state.file.size, at, since),
      };
    },
  ),
  interrupted: stay(['uploading'], (state, _action: PayloadAction<Keyed>) => ({
    ...state,
    interrupted: true,
    secondsLeft: null,
  })),
  received: move(['uploading'], ['done'], (upload, _action: PayloadAction<Keyed>) => ({
    ...commonOf(upload),
    status: 'done',
  })),
  failed: move(
    ['starting', 'uploading'],
    ['error'],
    (upload, { payload }: PayloadAction<Keyed & { trouble: UploadTrouble }>) => ({
      ...commonOf(upload),
      status: 'error',
      trouble: payload.trouble,
    }),
  ),
  errorShown: move(['error'], ['notUploading'], (state, _action: PayloadAction<Keyed>) => ({
    ...state,
    status: 'notUploading',
  })),
  restarted: move(['notUploading'], ['starting'], (upload, _action: PayloadAction<Keyed>) => ({
    ...commonOf(upload),
    status: 'starting',
  })),
  cancelled: move(
    ['starting', 'uploading', 'error', 'notUploading', 'done'],
    ['cancelling'],
    (upload, _action: PayloadAction<Keyed>) => ({ ...commonOf(upload), status: 'cancelling' }),
  ),
};
