import type { UploadInput, UploadNews } from '../../kernel/world';
import { now } from '../clock';
import type { FilesPort } from '../files';
import { sendMultipart } from './multipart';

interface MediaBank {
  readonly mediaBank: string;
  readonly mediaBankResumable: boolean;
}

/** One transfer to the media bank, as each of the two ways takes it. */
export interface Transfer extends UploadInput {
  readonly file: File;
  /** The media bank's address, with a slash at its end. */
  readonly address: string;
}

export type Send = (transfer: Transfer, tell: (news: UploadNews) => void, signal: AbortSignal) => void;

/** Sends kept files: resumable where the media bank can, else by the multipart call of spec section 7. */
export const createUploads =
  ({ mediaBank, mediaBankResumable }: MediaBank, files: FilesPort) =>
  (input: UploadInput, tell: (news: UploadNews) => void, signal: AbortSignal): void => {
    const file = files.find(input.fileId);
    if (!file) {
      tell({ kind: 'failed', reason: 'fileGone' });
      return;
    }
    const address = mediaBank.replace('{server}', encodeURIComponent(input.server));
    const transfer = { ...input, file, address };
    const tellNowAndThen = spaced(tell);
    if (!mediaBankResumable) sendMultipart(transfer, tellNowAndThen, signal);
    else void loadResumable().then((sendResumable) => sendResumable(transfer, tellNowAndThen, signal));
  };

/** tus is loaded with the first upload. */
const loadResumable = (): Promise<Send> => import('./resumable').then((module) => module.sendResumable);

/** Milliseconds between two tellings of progress: a person cannot read more, and the journal keeps each. */
const PROGRESS_PAUSE = 250;

/** Passes everything on, but progress at most every PROGRESS_PAUSE; the last byte is always told. */
function spaced(tell: (news: UploadNews) => void): (news: UploadNews) => void {
  let next = 0;
  return (news) => {
    if (news.kind !== 'progress') next = 0;
    else {
      if (now() < next && news.sent < news.size) return;
      next = now() + PROGRESS_PAUSE;
    }
    tell(news);
  };
}
