import { join } from 'node:path';
import { stat } from 'node:fs/promises';
import type { FilmQuality, PictureShape } from '../../contract/entities/encodingOptions';
import { FILM_FILE } from '../media/paths';
import { ALLOWED } from './allowed';
import { THREADS } from './confine';
import { EncodingFailed, failureOf, isCutShort } from './failure';
import { runFfmpeg } from './ffmpeg';
import { type Probed, SOURCE } from './probe';
import { shapeFilter } from './shapes';

/** The most that a second of film may weigh, in kilobits; twice as much for the moment. */
const RATE = 6000;
/** Time to encode: this long, and so many times the film's own length; for a film of unknown length, hours. */
const TIME_LIMIT = 10 * 60_000;
const TIME_FACTOR = 30;
const TIME_LIMIT_UNKNOWN = 6 * 60 * 60_000;
const SIZE_LIMIT_UNKNOWN = 32 * 1024 ** 3;

/** x264's rate factor: four more are some third less of a file. */
const FACTOR: Readonly<Record<FilmQuality, string>> = { small: '25', standard: '21', fine: '18' };

/** 1280x720 H.264 and AAC that plays on a phone: a key picture every two seconds to seek to, its index first to start at once. */
export const encodingArgs = (shape: PictureShape, quality: FilmQuality): readonly string[] => [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-vf', shapeFilter(shape)],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', FACTOR[quality]],
  ...['-profile:v', 'high', '-level', '4.0'],
  ...['-threads', String(THREADS)],
  ...['-maxrate', `${RATE}k`, '-bufsize', `${2 * RATE}k`, '-force_key_frames', 'expr:gte(t,n_forced*2)'],
  ...['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000'],
  ...['-movflags', '+faststart', '-max_muxing_queue_size', '4096', '-f', 'mp4'],
];

export interface EncodedAs {
  readonly shape: PictureShape;
  readonly quality: FilmQuality;
}

/** Encodes the source of a folder into its film. `onProgress` hears per cent, when the length is known. Throws EncodingFailed. */
export async function encode(
  folder: string,
  { duration }: Probed,
  { shape, quality }: EncodedAs,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { succeeded, overLimit, words } = await runFfmpeg({
    folder,
    args: [
      '-loglevel',
      'error',
      '-nostats',
      '-progress',
      'pipe:1',
      ...ALLOWED,
      '-i',
      SOURCE,
      ...encodingArgs(shape, quality),
      FILM_FILE,
    ],
    timeLimit: duration > 0 ? TIME_LIMIT + duration * TIME_FACTOR * 1000 : TIME_LIMIT_UNKNOWN,
    signal,
    onLine: (line) => {
      const [name, value] = line.split('=');
      // ffmpeg's out_time_ms counts microseconds.
      if (name === 'out_time_ms' && duration > 0) onProgress(percentOf(Number(value) / 1_000_000, duration));
      return name === 'total_size' && Number(value) > sizeLimit(duration);
    },
  });
  if (overLimit) throw new EncodingFailed('tooLong');
  if (!succeeded || isCutShort(words)) throw failureOf(words, 'internal');
  if ((await stat(join(folder, FILM_FILE))).size === 0) throw new EncodingFailed('damaged');
}

const percentOf = (seconds: number, duration: number) =>
  Math.max(0, Math.min(99, Math.floor((100 * seconds) / duration) || 0));

/** Bytes; a film is a little longer than it says at most. */
const sizeLimit = (duration: number) =>
  duration > 0 ? 64 * 1024 ** 2 + duration * 2 * ((RATE * 1000) / 8) : SIZE_LIMIT_UNKNOWN;
