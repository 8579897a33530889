import type { UploadInput, UploadNews } from '../../kernel/world';
import type { FilesPort } from '../files';
import type { Person } from '../person';
import { spaced } from './spaced';

interface MediaBank {
  readonly mediaBank: string;
  readonly mediaBankResumable: boolean;
}

/** One transfer to the media bank, as each of the two ways takes it. */
export interface Transfer extends UploadInput {
  readonly file: File;
  /** The media bank's address, with a slash at its end. */
  readonly address: string;
  /** Whose upload it is. */
  readonly userId: string;
}

export type Send = (transfer: Transfer, tell: (news: UploadNews) => void, signal: AbortSignal) => void;

/** Sends kept files: resumable where the media bank can, else by the multipart call of spec section 7. */
export const createUploads =
  ({ mediaBank, mediaBankResumable }: MediaBank, files: FilesPort, person: Person) =>
  (input: UploadInput, tell: (news: UploadNews) => void, signal: AbortSignal): void => {
    const file = files.find(input.fileId);
    if (!file) {
      tell({ kind: 'failed', reason: 'fileGone' });
      return;
    }
    const address = mediaBank.replace('{server}', encodeURIComponent(input.server));
    const transfer = { ...input, file, address, userId: person() ?? '' };
    loadSend(mediaBankResumable).then(
      (send) => send(transfer, spaced(tell), signal),
      // Its code could not be fetched; trying again fetches it again.
      () => tell({ kind: 'failed', reason: 'unreachable' }),
    );
  };

/** Either way is loaded with the first upload. */
const loadSend = (isResumable: boolean): Promise<Send> =>
  isResumable
    ? import('./resumable').then((module) => module.sendResumable)
    : import('./multipart').then((module) => module.sendMultipart);
