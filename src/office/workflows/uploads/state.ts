import type { EncodingStatus } from '../../../contract/entities/film';
import { isFaultOfFile } from '../../../contract/rules/encodingFailure';
import type { KeptFile } from '../../kernel/world';

/** What the server makes of a received file. */
export interface Encoding {
  readonly status: EncodingStatus;
  /** Per cent. */
  readonly progress: number;
  readonly reason: string;
}

/** Why a file is not on its way: the transfer failed, or the page was reloaded and the file must be chosen again. */
export type UploadTrouble = 'fileGone' | 'refused' | 'unreachable' | 'noSpace' | 'fileNeeded';

interface Common {
  /** UPDATE_ID: the temporary id of a film to be, or the id of the film whose file is replaced. */
  readonly uploadKey: string;
  readonly file: KeptFile;
  readonly processId: string;
  /** News of the encoding that came before the word that all is sent. */
  readonly heard?: Encoding;
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
  | (Common & { readonly status: 'done'; readonly encoding: Encoding })
  | (Common & { readonly status: 'error'; readonly trouble: UploadTrouble })
  | (Common & { readonly status: 'notUploading'; readonly trouble: UploadTrouble })
  | (Common & { readonly status: 'cancelling' });

/** True for an upload whose file cannot become a film, however often it is tried: another file is needed. */
export const needsOtherFile = (upload: Upload): boolean =>
  upload.status === 'done' && upload.encoding.status === 'failed' && isFaultOfFile(upload.encoding.reason);

/** The statuses of an upload that the server may have whole without this page knowing. */
export const BEFORE_DONE = ['starting', 'uploading', 'error', 'notUploading'] as const;

export interface Transfer {
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
