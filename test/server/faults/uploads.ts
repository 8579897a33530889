import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { InputOf } from '../../../src/contract/script';
import type { ScriptByName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import type { Client } from './client';

/** Creates an upload process for a file of so many bytes. Returns its ids. */
export async function createProcess(
  client: Client,
  fileSize: number,
  over: Partial<InputOf<ScriptByName['upload.create']>> = {},
): Promise<{ processId: string; uploadKey: string }> {
  const ids = { processId: newId(), uploadKey: newId() };
  const file = { fileName: 'rushes.mov', duration: 2, fileSize, fileType: 'video/quicktime', client: 'CO' };
  await client.call('upload.create', { ...file, ...ids, ...over });
  return ids;
}

/** Creates the film that an upload is for. Returns its id. */
export const addFilm = (
  client: Client,
  talentId: string,
  uploadKey: string,
  title = 'The Crossing',
  requestId?: string,
) =>
  client.call('film.add', {
    ...{ title, director: '', producer: '', notes: '', format: '', year: '' },
    ...{ talentId, uploadKey: uploadKey, hasPicture: false, requestId },
  });

const tus = { 'tus-resumable': '1.0.0' };
const fileAddress = ({ url }: Client, processId: string) => `${url}/mediabank/files/${processId}`;

/** Creates the resumable upload of a process. */
export const createUpload = (client: Client, processId: string, size: number) =>
  fetch(`${client.url}/mediabank/files/`, {
    method: 'POST',
    headers: {
      ...tus,
      cookie: client.cookie,
      'upload-length': String(size),
      'upload-metadata': `processId ${Buffer.from(processId).toString('base64')}`,
    },
  });

/** How many bytes of an upload the server says it has. */
export async function offsetOf(client: Client, processId: string): Promise<number> {
  const headers = { ...tus, cookie: client.cookie };
  const response = await fetch(fileAddress(client, processId), { method: 'HEAD', headers });
  if (response.status !== 200) throw new Error(`HEAD was answered ${response.status}`);
  return Number(response.headers.get('upload-offset'));
}

/** Begins to send `length` bytes of an upload from an offset on; the caller writes the body. */
export function openPatch(client: Client, processId: string, offset: number, length: number): ClientRequest {
  return request(fileAddress(client, processId), {
    method: 'PATCH',
    headers: {
      ...tus,
      cookie: client.cookie,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(length),
    },
  });
}

/** Sends bytes of an upload from an offset on. Returns the offset that the server acknowledges. */
export async function patch(client: Client, processId: string, offset: number, bytes: Uint8Array) {
  const { status, headers } = await finish(openPatch(client, processId, offset, bytes.length), bytes);
  if (status !== 204) throw new Error(`PATCH was answered ${status}`);
  return Number(headers['upload-offset']);
}

const BOUNDARY = 'greenroom-test-boundary';

interface MultipartOptions {
  readonly client?: string;
  readonly fileName?: string;
  /** What Content-Length says; the truth by default. */
  readonly says?: number;
}

/** Begins the multipart call of the media bank with a file of `length` bytes; the caller writes them, then the `tail`. */
export function openMultipart(
  client: Client,
  processId: string,
  length: number,
  { client: agency = 'CO', fileName = 'film.mp4', says }: MultipartOptions = {},
): { sending: ClientRequest; tail: Buffer } {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `content-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: video/mp4`;
  const head = Buffer.from(
    `${field('ID_USER_CLIENT', client.userId)}${field('name', processId)}${field('clientAbrev', agency)}${field('NomOriginal', 'film.mp4')}--${BOUNDARY}\r\n${file}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const sending = request(`${client.url}/mediabank/upload.php`, {
    method: 'POST',
    headers: {
      cookie: client.cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(says ?? head.length + length + tail.length),
    },
  });
  sending.write(head);
  return { sending, tail };
}

/** Sends a whole file by multipart. */
export function sendMultipart(
  client: Client,
  processId: string,
  bytes: Uint8Array,
  options: MultipartOptions = {},
) {
  const { sending, tail } = openMultipart(client, processId, bytes.length, options);
  return finish(sending, Buffer.concat([bytes, tail]));
}

/** The answer to a body. Called before the last byte leaves: an answer that nobody waits for yet is lost. */
export async function answerTo(sending: ClientRequest) {
  // A server that refuses may hang up before all has been sent.
  sending.on('error', () => undefined);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** Writes the rest of a body and resolves with the answer. */
export function finish(sending: ClientRequest, rest: Uint8Array) {
  const answer = answerTo(sending);
  sending.end(rest);
  return answer;
}

/** Writes so many zero bytes into a body, no faster than they leave. */
export async function writeZeros(sending: ClientRequest, count: number): Promise<void> {
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = count; left > 0; left -= piece.length) {
    const accepted = sending.write(piece.subarray(0, Math.min(left, piece.length)));
    if (!accepted) await once(sending, 'drain');
  }
}
