import { Refused } from '../http/handler';
import { BadPicture, encodePicture } from '../media/pictures';

/** No picture is kept longer than this on either side, in pixels. */
const LONGEST_SIDE = 3840;

const QUALITY = 86;

interface Scale {
  /** Per cent of the picture's own size. */
  readonly widthPercent: number;
  readonly heightPercent: number;
}

/** Makes of an uploaded picture a JPEG that is safe to keep, in its place. Refuses what is none as `file: notAPicture`. */
export async function encodeAgain(path: string, { widthPercent, heightPercent }: Scale): Promise<void> {
  const most = { widest: LONGEST_SIDE, tallest: LONGEST_SIDE };
  try {
    await encodePicture({ from: path, to: path, widthPercent, heightPercent, ...most, quality: QUALITY });
  } catch (error) {
    if (error instanceof BadPicture)
      throw new Refused({ kind: 'invalid', problems: { file: error.problem } });
    throw error;
  }
}
