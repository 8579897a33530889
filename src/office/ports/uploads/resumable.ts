import { type DetailedError, Upload } from 'tus-js-client';
import { PERSON } from '../../../contract/script';
import type { Send } from './index';

/** The server is at work on the same upload (423), was asked too often, or waits for the person to sign in again. */
const PASSING = [401, 409, 423, 429];

/** Insufficient Storage (RFC 4918): the server's disk is full. */
const NO_SPACE = 507;

/** Milliseconds before each further try, anew after some progress: up to half a minute, for most of a day. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 16_000, ...Array<number>(2_000).fill(30_000)];

/** Sends by tus 1.0: what the media bank has already is not sent again, whatever happened in between. */
export const sendResumable: Send = ({ processId, file, address, userId }, tell, signal) => {
  const upload = new Upload(file, {
    endpoint: `${address}files/`,
    metadata: { processId, [PERSON]: userId },
    fingerprint: () => Promise.resolve(`greenroom-upload-${processId}`),
    removeFingerprintOnSuccess: true,
    retryDelays: RETRY_DELAYS,
    onShouldRetry(error) {
      const isTriedAgain = mayPass(statusOf(error));
      if (isTriedAgain) void interrupted(statusOf(error));
      return isTriedAgain;
    },
    onProgress(sent, size) {
      window.removeEventListener('online', goOn);
      tell({ kind: 'progress', sent, size: size ?? file.size });
    },
    onSuccess: () => tell({ kind: 'done' }),
    onError: (error) => void failed(statusOf(error)),
  });

  async function interrupted(status: number): Promise<void> {
    if (status === 0 && !(await isReadable(file))) {
      void upload.abort();
      tell({ kind: 'failed', reason: 'fileGone' });
    } else {
      tell({ kind: 'interrupted' });
      window.addEventListener('online', goOn, { once: true, signal });
    }
  }

  async function failed(status: number): Promise<void> {
    if (status === NO_SPACE) tell({ kind: 'failed', reason: 'noSpace' });
    else if (!mayPass(status)) tell({ kind: 'failed', reason: 'refused' });
    else tell({ kind: 'failed', reason: (await isReadable(file)) ? 'unreachable' : 'fileGone' });
  }

  /** Back on line ends the pause at once. */
  function goOn(): void {
    void upload.abort().then(() => {
      if (!signal.aborted) upload.start();
    });
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

/** 0 where there is no answer: it is the connection; or the file, which was moved, changed, or on a disk that was taken out. */
const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

const mayPass = (status: number): boolean =>
  status === 0 || (status >= 500 && status !== NO_SPACE) || PASSING.includes(status);

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false);
