import type { TableEncoding } from '../../contract/entities/talentImport';

const MARKS: readonly (readonly [TableEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** So many bytes tell UTF-16 without a mark, by the zeros in it. */
const LOOKED_AT = 400;

/** In which encoding a table is written: by its mark, its zeros, or as UTF-8 where it is such; else as Windows writes. */
export function encodingOf(bytes: Buffer): TableEncoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const head = [...bytes.subarray(0, LOOKED_AT)];
  const zeros = (odd: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > head.length / 5) return 'utf-16le';
  if (zeros(0) > head.length / 5) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a table without its mark. */
export const decoded = (bytes: Buffer, encoding: TableEncoding): string =>
  new TextDecoder(encoding).decode(bytes);
