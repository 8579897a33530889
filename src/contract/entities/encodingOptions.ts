import * as yup from 'yup';
import { type Field, WireError } from '../wire/field';

/**
 * How the picture of a film is to be taken when it is encoded again. Each is a flag of spec section 9, and they exclude
 * one another:
 * - `wide` (F169): what the file holds is shown 16:9, whatever it says of itself.
 * - `palPixels` (PAL066): the pixels are those of PAL, 16/15 (1.066) as wide as high: 720x576 is shown 4:3.
 * - `palBlack` (PALBLACK): what the file holds is shown 4:3, between black bars at its left and right.
 */
const shapeFlags = { wide: 'F169', palPixels: 'PAL066', palBlack: 'PALBLACK' } as const;
export const pictureShapes = ['asFile', 'wide', 'palPixels', 'palBlack'] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** How much of what a file holds its film keeps: the finer, the larger it is. */
export const filmQualities = ['small', 'standard', 'fine'] as const;
export type FilmQuality = (typeof filmQualities)[number];

/** How the films of an agency are encoded unless it is said otherwise: the shape of new ones, the quality of all. */
export interface EncodingDefaults {
  readonly pictureShape: PictureShape;
  readonly filmQuality: FilmQuality;
}
export const plainEncoding: EncodingDefaults = { pictureShape: 'asFile', filmQuality: 'standard' };

/** What REencodeFilm does: the shape, and whether the automatic thumbnails are made anew (VIGNETTE) or stay. */
export interface EncodingOptions {
  readonly shape: PictureShape;
  readonly thumbnails: boolean;
}

const schema = yup
  .object({
    shape: yup.string().strict().defined('required').oneOf(pictureShapes, 'malformed'),
    thumbnails: yup.boolean().strict().defined('required'),
  })
  .defined('required') as unknown as yup.Schema<EncodingOptions>;

/** OPTIONS: the JSON of the four flags, each 1 or 0; an absent flag is 0, and two shapes at once are refused. */
export function encodingOptions(wire: string): Field<EncodingOptions, false> {
  return {
    wire,
    schema,
    optional: false,
    secret: false,
    read: (raw) => readEncodingOptions(wire, raw),
    write: writeEncodingOptions,
  };
}

/** Options → the JSON of the flags. */
export function writeEncodingOptions({ shape, thumbnails }: EncodingOptions): string {
  const shapes = Object.entries(shapeFlags).map(([name, flag]) => [flag, name === shape ? 1 : 0]);
  return JSON.stringify({ ...Object.fromEntries(shapes), VIGNETTE: thumbnails ? 1 : 0 });
}

function readEncodingOptions(wire: string, raw: unknown): EncodingOptions {
  const flags = parsed(wire, raw);
  const isSet = (flag: string) => [1, '1', true, 'true'].includes(flags[flag] as never);
  const shapes = pictureShapes.filter((shape) => shape !== 'asFile' && isSet(shapeFlags[shape]));
  if (shapes.length > 1) throw new WireError(wire, 'one shape');
  return { shape: shapes[0] ?? 'asFile', thumbnails: isSet('VIGNETTE') };
}

function parsed(wire: string, raw: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // Told below.
  }
  throw new WireError(wire, 'a JSON object of flags');
}
