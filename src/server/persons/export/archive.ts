import { Readable } from 'node:stream';
import { type ReadStreamOptions, ZipFile } from 'yazl';
import type { FileStore } from '../../files/fileStore';

/** A file of an archive: rows as JSON that a person can read, a text, or a kept file, by its name. */
export type Part =
  | { readonly path: string; readonly rows: () => AsyncIterable<object> }
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly file: string };

/** A ZIP of these parts, which are read as it leaves; files that are not there are left out. Nothing is read any more once it is closed. */
export function archiveOf(parts: readonly Part[], files: FileStore, now: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const reading = new Set<Readable>();
  output.once('close', () => {
    for (const source of reading) source.destroy();
  });
  const read = async (opening: Readable | Promise<Readable>) => {
    const source = await opening;
    reading.add(source);
    if (output.destroyed) source.destroy();
    return source.once('close', () => reading.delete(source)).once('error', (error) => output.destroy(error));
  };
  const add = (
    path: string,
    open: () => Readable | Promise<Readable>,
    options: Partial<ReadStreamOptions> = {},
  ) =>
    zip.addReadStreamLazy(path, { mtime: now, ...options }, (begin) => {
      read(open()).then(
        (source) => begin(null, source),
        (error: Error) => output.destroy(error),
      );
    });

  async function fill(): Promise<void> {
    for (const part of parts)
      if ('text' in part) zip.addBuffer(Buffer.from(part.text), part.path, { mtime: now });
      else if ('rows' in part) add(part.path, () => Readable.from(jsonLines(part.rows())));
      else {
        const found = await files.stat(part.file);
        if (found) add(part.path, () => files.read(part.file), { compress: false, size: found.size });
      }
    zip.end();
  }

  zip.on('error', (error: Error) => output.destroy(error));
  void fill().catch((error: Error) => output.destroy(error));
  return output;
}

/** A list as JSON, a row at a time. */
async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
