import { type FileHandle, open } from 'node:fs/promises';
import { EncodingFailed } from './failure';

/** How much shorter than it said a film may turn out: this share, and a second. */
const SHORTFALL = 0.02;

/** Checks an encoded film before anybody sees it, and returns its length in seconds. Throws EncodingFailed. */
export async function verify(path: string, announced: number): Promise<number> {
  const file = await open(path, 'r');
  try {
    const boxes = await topBoxes(file);
    const moov = boxes.find(({ type }) => type === 'moov');
    const mdat = boxes.find(({ type }) => type === 'mdat');
    if (!moov || !mdat || moov.at > mdat.at)
      throw new EncodingFailed('internal', 'the index does not come first');
    const index = Buffer.alloc(moov.size);
    await file.read(index, 0, moov.size, moov.at);
    if (!index.includes('vide')) throw new EncodingFailed('noPicture');
    const duration = durationIn(index);
    if (duration < announced * (1 - SHORTFALL) - 1)
      throw new EncodingFailed('damaged', 'the film ends too early');
    return duration;
  } finally {
    await file.close();
  }
}

interface Box {
  readonly type: string;
  readonly at: number;
  readonly size: number;
}

/** The boxes of a file of the ISO base media format (ISO/IEC 14496-12, 4.2), in order. */
export async function topBoxes(file: FileHandle): Promise<readonly Box[]> {
  const { size: length } = await file.stat();
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= length;) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? length - at : short;
    if (size < 8) break;
    boxes.push({ type: head.toString('latin1', 4, 8), at, size });
    at += size;
  }
  return boxes;
}

/** Seconds, from the movie header box (ISO/IEC 14496-12, 8.2.2). */
function durationIn(moov: Buffer): number {
  const at = moov.indexOf('mvhd') + 4;
  if (at < 4) return 0;
  const long = moov.readUInt8(at) === 1;
  const scale = moov.readUInt32BE(at + (long ? 20 : 12));
  const length = long ? Number(moov.readBigUInt64BE(at + 24)) : moov.readUInt32BE(at + 16);
  return scale > 0 ? length / scale : 0;
}
