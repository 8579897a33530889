import { request } from 'node:http';
import { ANNA, type Rig } from './rig';

const base = (person: string) => ({ 'tus-resumable': '1.0.0', 'x-person': person });

/** Creates a resumable upload for a process, with its first bytes if there are any; the answer's status. */
export async function createUpload(
  rig: Rig,
  processId: string,
  size: number,
  person = ANNA,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(`${rig.address}/mediabank/files/`, {
    method: 'POST',
    ...(bytes ? { body: bytes } : {}),
    headers: {
      ...base(person),
      ...(bytes ? { 'content-type': 'application/offset+octet-stream' } : {}),
      'upload-length': String(size),
      'upload-metadata': `processId ${Buffer.from(processId).toString('base64')}`,
    },
  });
}

/** Asks how much of an upload is there. */
export const headUpload = (rig: Rig, processId: string, person = ANNA): Promise<Response> =>
  fetch(`${rig.address}/mediabank/files/${processId}`, { method: 'HEAD', headers: base(person) });

/** Sends bytes from an offset on. */
export const patchUpload = (
  rig: Rig,
  processId: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  person = ANNA,
): Promise<Response> =>
  fetch(`${rig.address}/mediabank/files/${processId}`, {
    method: 'PATCH',
    body: bytes,
    headers: {
      ...base(person),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  });

/**
 * Begins to send `length` bytes, sends only `bytes`, and hangs up when `until` resolves (at once by default). Resolves
 * when the connection is gone.
 */
export function breakOff(
  rig: Rig,
  path: string,
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array,
  length: number,
  { method = 'PATCH', until = Promise.resolve() } = {},
): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(`${rig.address}${path}`, {
      method,
      headers: { ...base(ANNA), 'content-length': String(length), ...headers },
    });
    sending.on('error', () => {}).on('close', () => resolve());
    sending.write(bytes, () => void until.then(() => sending.destroy()));
  });
}
