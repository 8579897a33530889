import { PERSON } from '../../../contract/script';
import { mediaBankUpload } from '../../../contract/scripts/films';
import { writeRecord } from '../../../contract/wire/record';
import { refusedBy } from './refusedBy';
import type { Send, Transfer } from './index';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** The multipart call of spec section 7. A lost connection sends the whole file again: that call cannot resume. */
export const sendMultipart: Send = (transfer, tell, signal) => {
  const pauses = growingPauses(signal);
  let latest: XMLHttpRequest | undefined;
  signal.addEventListener('abort', () => latest?.abort(), { once: true });

  function attempt(): void {
    const request = new XMLHttpRequest();
    latest = request;
    request.open('POST', transfer.address + mediaBankUpload.path);
    request.upload.onprogress = ({ loaded, total }) => {
      pauses.reset();
      tell({ kind: 'progress', sent: Math.min(loaded, total), size: transfer.file.size });
    };
    request.onerror = interrupted;
    request.onload = () => {
      if (request.status >= 500) interrupted();
      else if (isUploaded(request.responseText)) tell({ kind: 'done' });
      else tell({ kind: 'failed', reason: hasNoSpace(request) ? 'noSpace' : 'refused' });
    };
    request.send(formOf(transfer));
  }

  function interrupted(): void {
    tell({ kind: 'interrupted' });
    pauses.then(attempt);
  }

  attempt();
};

function formOf({ processId, client, fileName, file, userId }: Transfer): FormData {
  const form = new FormData();
  const fields = writeRecord(mediaBankUpload.input, { processId, client, fileName });
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append(PERSON, userId);
  form.append('file', file, fileName);
  return form;
}

function hasNoSpace(request: XMLHttpRequest): boolean {
  const refusal = refusedBy(request);
  return refusal?.kind === 'conflict' && refusal.reason === 'diskFull';
}

function isUploaded(body: string): boolean {
  try {
    return mediaBankUpload.reply.read(body) === 'uploaded';
  } catch {
    return false;
  }
}

/** Pauses between attempts that double up to 30 s and begin anew after a success; back on line ends a pause at once. */
function growingPauses(signal: AbortSignal) {
  let pause = FIRST_PAUSE;
  return {
    reset: () => void (pause = FIRST_PAUSE),
    then(next: () => void): void {
      const over = new AbortController();
      const proceed = () => {
        over.abort();
        clearTimeout(timer);
        if (!signal.aborted) next();
      };
      const timer = setTimeout(proceed, pause);
      window.addEventListener('online', proceed, { signal: over.signal });
      signal.addEventListener('abort', proceed, { signal: over.signal });
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    },
  };
}
