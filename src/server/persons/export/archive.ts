import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: rows as JSON that a person can read, a text, or a file of the disk. */
export type Part =
  | { readonly path: string; readonly rows: () => AsyncIterable<object> }
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly file: string };

/** A ZIP of these parts, which are read as it leaves; files that are not there are left out. */
export function archiveOf(parts: readonly Part[], now: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  void fill(zip, parts, now).catch((error: Error) => output.destroy(error));
  return output;
}

async function fill(zip: ZipFile, parts: readonly Part[], mtime: Date): Promise<void> {
  for (const part of parts)
    if ('text' in part) zip.addBuffer(Buffer.from(part.text), part.path, { mtime });
    else if ('rows' in part)
      zip.addReadStreamLazy(part.path, { mtime }, (begin) => {
        begin(null, Readable.from(jsonLines(part.rows())));
      });
    else if (await isThere(part.file)) zip.addFile(part.file, part.path, { compress: false });
  zip.end();
}

const isThere = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** A list as JSON, a row at a time. */
async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
