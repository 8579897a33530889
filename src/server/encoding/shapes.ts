import type { PictureShape } from '../../contract/entities/encodingOptions';

/** The picture of every film that is made. */
const WIDTH = 1280;
const HEIGHT = 720;

/** What ffmpeg is told of the shape of what a file holds, before it is brought to size (entities/encodingOptions). */
const asTaken: Readonly<Record<PictureShape, readonly string[]>> = {
  asFile: [],
  wide: ['setdar=16/9'],
  palPixels: ['setsar=16/15'],
  palBlack: ['setdar=4/3'],
};

/** The filter that brings a picture of that shape to size: as large as fits with even sides, in the middle of black. */
export const shapeFilter = (shape: PictureShape): string =>
  [
    ...asTaken[shape],
    `scale=w='2*trunc(min(${WIDTH},${HEIGHT}*dar)/2)':h='2*trunc(min(${HEIGHT},${WIDTH}/dar)/2)'`,
    `pad=${WIDTH}:${HEIGHT}:(ow-iw)/2:(oh-ih)/2:black`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');
