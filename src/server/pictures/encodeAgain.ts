import { Refused } from '../http/handler';
import { BadPicture, encodePicture } from '../media/pictures';

/** No picture is kept longer than this on either side, in pixels. */
const LONGEST_SIDE = 3840;

const QUALITY = 86;

/** As what a picture is kept, and how many pixels it has at most on either side. */
export interface KeptAs {
  readonly format: 'jpeg' | 'png';
  readonly widest: number;
  readonly tallest: number;
}

const PHOTOGRAPH: KeptAs = { format: 'jpeg', widest: LONGEST_SIDE, tallest: LONGEST_SIDE };

interface Scale {
  /** Per cent of the picture's own size. */
  readonly widthPercent: number;
  readonly heightPercent: number;
}

/** Makes of an uploaded picture a JPEG, or what `keptAs` says, that is safe to keep, in its place. Refuses what is none by a PictureProblem of `file`. */
export async function encodeAgain(
  path: string,
  { widthPercent, heightPercent }: Scale,
  keptAs = PHOTOGRAPH,
): Promise<void> {
  try {
    await encodePicture({ from: path, to: path, widthPercent, heightPercent, ...keptAs, quality: QUALITY });
  } catch (error) {
    if (error instanceof BadPicture)
      throw new Refused({ kind: 'invalid', problems: { file: error.problem } });
    throw error;
  }
}
