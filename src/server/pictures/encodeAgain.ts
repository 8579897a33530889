import sharp from 'sharp';
import { Refused } from '../http/handler';

/** What is taken, by the content of the file: never by its name (spec section 5: jpg, jpeg, png). */
const FORMATS: readonly unknown[] = ['jpeg', 'png'];

/** No picture is kept longer than this on either side, in pixels. */
const LONGEST_SIDE = 3840;

const QUALITY = 86;

interface Scale {
  /** Per cent of the picture's own size. */
  readonly widthPercent: number;
  readonly heightPercent: number;
}

/**
 * Decodes a picture and encodes it again as a JPEG, upright, at these per cent of its size and without what a camera or
 * an attacker wrote into it. Refuses what is no picture, or damaged, as `file: notAPicture`.
 */
export async function encodeAgain(path: string, { widthPercent, heightPercent }: Scale): Promise<Buffer> {
  try {
    const { format, width, height, orientation = 1 } = await sharp(path).metadata();
    if (!FORMATS.includes(format)) throw notAPicture();
    const isOnItsSide = orientation >= 5;
    const [across, down] = isOnItsSide ? [height, width] : [width, height];
    return await sharp(path, { failOn: 'error' })
      .autoOrient()
      .resize({
        width: scaled(across, widthPercent),
        height: scaled(down, heightPercent),
        fit: widthPercent === heightPercent ? 'inside' : 'fill',
      })
      .flatten({ background: '#000' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refused ? error : notAPicture();
  }
}

const scaled = (pixels: number, percent: number) =>
  Math.min(LONGEST_SIDE, Math.max(1, Math.round((pixels * percent) / 100)));

const notAPicture = () => new Refused({ kind: 'invalid', problems: { file: 'notAPicture' } });
