import { createReadStream } from 'node:fs';

/**
 * The lines of a file that ends each with `\n`, and with nothing else: `node:readline` ends them at U+2028 and U+2029 too
 * (Node 24 and newer), and JSON has those as they are.
 */
export async function* linesOf(path: string, chunkSize?: number): AsyncGenerator<string> {
  let line = '';
  const chunks = createReadStream(path, { encoding: 'utf8', highWaterMark: chunkSize });
  for await (const chunk of chunks as AsyncIterable<string>) {
    const parts = chunk.split('\n');
    for (const part of parts.slice(0, -1)) {
      yield line + part;
      line = '';
    }
    line += parts.at(-1);
  }
  if (line !== '') yield line;
}
