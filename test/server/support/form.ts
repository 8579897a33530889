import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Refusal, REFUSAL_HEADER } from '../../../src/contract/refusal';
import { type AnyScript, PERSON } from '../../../src/contract/script';
import { writeRecord } from '../../../src/contract/wire/record';

const BOUNDARY = 'greenroom-boundary';

/** Who sends a multipart call: whose session it comes with, and whom it names, if anybody. */
export interface Sender {
  readonly cookie: string;
  readonly userId?: string;
}

/** Sends a multipart call of a script's fields and one file, and does something `halfway`; resolves with what came back, whatever it is. */
export async function postFile(
  app: FastifyInstance,
  url: string,
  script: AnyScript,
  input: object,
  file: Uint8Array,
  { cookie, userId }: Sender,
  halfway: () => Promise<unknown> = async () => undefined,
) {
  const named = userId === undefined ? {} : { [PERSON]: userId };
  const fields = Object.entries({ ...named, ...writeRecord(script.input, input as never) }).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  async function* pieces() {
    yield Buffer.from(fields.join('') + head);
    await halfway();
    yield file;
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  }
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Readable.from(pieces()),
  });
  const header = response.headers[REFUSAL_HEADER];
  return {
    status: response.statusCode,
    body: response.body,
    refusal: typeof header === 'string' ? (JSON.parse(decodeURIComponent(header)) as Refusal) : undefined,
  };
}
