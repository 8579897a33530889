import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** The files of a ZIP by their paths, read as its central directory tells (APPNOTE 4.3.12 and 4.3.16). */
export function unzip(zip: Buffer): ReadonlyMap<string, Buffer> {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
