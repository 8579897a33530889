import { optional, type ValueOf } from '../wire/field';
import { choice, id, text, whole } from '../wire/fields';
import { encodingStatuses } from './film';

/** An upload process (spec section 3); from the stage on, how far it has come. */
export const uploadProcessFields = {
  processId: id('PROCESS_ID'),
  fileName: text('FILE_NATIVE_NAME'),
  fileSize: whole('FILE_SIZE'),
  fileType: text('FILE_TYPE'),
  /** The temporary id of a film to be, or the id of the film whose file is replaced. */
  uploadKey: text('UPDATE_ID'),
  filmId: text('FILM_ID'),
  stage: choice('STAGE', { RECEIVING: 'receiving', RECEIVED: 'received', CANCELLED: 'cancelled' }),
  encoding: choice('ENCODING', encodingStatuses),
  encodingProgress: whole('ENCODING_PROGRESS', 0, 100),
  encodingReason: optional(text('ENCODING_REASON', { max: 2000 })),
};
export type UploadProcess = ValueOf<typeof uploadProcessFields>;
