import { Readable } from 'node:stream';
import { FilesAway } from '../away';
import { PATIENCE } from './bucket';

/** The bytes of an object, as S3 sends them. It fails with FilesAway where they break off, or S3 says nothing for too long. */
export function bodyOf(sent: Readable): Readable {
  return Readable.from(piecesOf(sent), { objectMode: false }).once('close', () => sent.destroy());
}

/** Only S3 is waited for with impatience: who reads may take his time. */
async function* piecesOf(sent: Readable): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array, undefined> = sent[Symbol.asyncIterator]();
  try {
    for (;;) {
      const late = setTimeout(() => sent.destroy(new Error('S3 fell silent within an object')), PATIENCE);
      const { value, done } = await pieces.next().finally(() => clearTimeout(late));
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new FilesAway(error);
  }
}
