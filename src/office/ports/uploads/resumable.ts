import { Upload } from 'tus-js-client';
import { growingPauses } from './pauses';
import type { Send } from './index';

/** The server is at work on the same upload (423), was asked too often, or waits for the person to sign in again. */
const PASSING = [401, 409, 423, 429];

/** Insufficient Storage (RFC 4918): the server's disk is full. */
const NO_SPACE = 507;

/** Sends by tus 1.0: what the media bank has already is not sent again, whatever happened in between. */
export const sendResumable: Send = ({ processId, file, address }, tell, signal) => {
  const pauses = growingPauses(signal);
  let most = 0;
  const upload = new Upload(file, {
    endpoint: `${address}files/`,
    metadata: { processId },
    fingerprint: () => Promise.resolve(`greenroom-upload-${processId}`),
    removeFingerprintOnSuccess: true,
    retryDelays: null,
    onProgress(sent, size) {
      // A new try begins with what the bank has: that alone is no success.
      if (sent > most) pauses.reset();
      most = Math.max(most, sent);
      tell({ kind: 'progress', sent, size: size ?? file.size });
    },
    onSuccess: () => tell({ kind: 'done' }),
    onError(error) {
      const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
      if (status === 0) void goOnIfReadable();
      else if (status === NO_SPACE) tell({ kind: 'failed', reason: 'noSpace' });
      else if (status >= 500 || PASSING.includes(status)) waitAndGoOn();
      else tell({ kind: 'failed', reason: 'refused' });
    },
  });

  function waitAndGoOn(): void {
    tell({ kind: 'interrupted' });
    pauses.then(() => upload.start());
  }

  /** Without an answer it is the connection; or the file, which was moved, changed, or on a disk that was taken out. */
  async function goOnIfReadable(): Promise<void> {
    const readable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false);
    if (readable) waitAndGoOn();
    else tell({ kind: 'failed', reason: 'fileGone' });
  }

  signal.addEventListener('abort', () => void upload.abort(), { once: true });
  void start();

  async function start(): Promise<void> {
    const [previous] = await upload.findPreviousUploads();
    if (signal.aborted) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  }
};
