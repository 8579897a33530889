import { isFaultOfFile } from '../../../../contract/rules/encodingFailure';
import type { Encoding } from '../../../entities/encodings';
import type { KeptFile } from '../../../kernel/world';

/** Why a file is not on its way: the transfer failed, or the page was reloaded and the file must be chosen again. */
export type UploadTrouble = 'fileGone' | 'refused' | 'unreachable' | 'noSpace' | 'tooMany' | 'fileNeeded';

interface Common {
  /** UPDATE_ID: the temporary id of a film to be, or the id of the film whose file is replaced. */
  readonly uploadKey: string;
  readonly file: KeptFile;
  readonly processId: string;
  /** The film that it is for, where the server has said so. */
  readonly filmId?: string;
}

/**
 * One upload (spec section 4, "Film upload per process"):
 *
 *   starting ──serverFound──▶ uploading ──received──▶ done
 *      │                         │ ▲ interrupted, moved
 *      └────────failed──────────▶ error ──errorShown (1.3 s)──▶ notUploading ──restarted──▶ starting
 *   any ──cancelled──▶ cancelling ──(the process is deleted)──▶ gone
 *
 * NO is `notUploading`, YES `uploading`, DONE `done`. A reload boots with what the server lists: a process that was
 * still receiving is `notUploading` until its file is chosen again, and goes on where it stopped.
 */
export type Upload =
  | (Common & { readonly status: 'starting' })
  | (Common & Transfer & { readonly status: 'uploading' })
  | (Common & { readonly status: 'done' })
  | (Common & { readonly status: 'error'; readonly trouble: UploadTrouble })
  | (Common & { readonly status: 'notUploading'; readonly trouble: UploadTrouble })
  | (Common & { readonly status: 'cancelling' });

/** True for an upload whose file cannot become a film, however often it is tried: another file is needed. */
export const needsOtherFile = (upload: Upload, encoding: Encoding): boolean =>
  hasFailedToEncode(upload, encoding) && isFaultOfFile(encoding.reason);

/** True for an upload that a film can be made of: its file is on its way, or all there and no hindrance. */
export const canBecomeFilm = (upload: Upload, encoding: Encoding): boolean =>
  upload.status === 'done'
    ? !needsOtherFile(upload, encoding)
    : upload.status === 'starting' || upload.status === 'uploading';

/** True for an upload that is all there, and of which no film could be made. */
export const hasFailedToEncode = ({ status }: Upload, encoding: Encoding): boolean =>
  status === 'done' && encoding.status === 'failed';

interface Transfer {
  /** Bytes that the server has. */
  readonly sent: number;
  /** The connection is lost; the transfer waits for it. */
  readonly interrupted: boolean;
  /** Where the present stretch without interruption began: instant in milliseconds, bytes sent then. */
  readonly since: { readonly at: number; readonly sent: number };
  /** Seconds, once enough has been sent to tell. */
  readonly secondsLeft: number | null;
}

/**
 * The alerts of spec section 8 about a file that is refused before anything is sent; `otherFile` is not the one whose
 * upload was interrupted.
 */
export type FileRefusal = 'unsupportedFormat' | 'notsupported' | 'notsupported_undef' | 'otherFile';

export interface UploadsState {
  readonly byUploadKey: Readonly<Record<string, Upload>>;
  readonly fileRefusal: FileRefusal | null;
}
