import { FILM_PIXELS_LIMIT } from '../../contract/constants';
import { ALLOWED } from './allowed';
import { EncodingFailed, failureOf } from './failure';
import { runFfmpeg } from './ffmpeg';

/** The name under which an encoding's folder holds the film that was uploaded. */
export const SOURCE = 'source';

/** The longest film that is encoded, in seconds. */
const LONGEST = 6 * 60 * 60;
const TIME_LIMIT = 60_000;

export interface Probed {
  /** Seconds, as the file says; 0 when it does not say. */
  readonly duration: number;
  readonly hasSound: boolean;
}

/** Reads what a film holds. Throws EncodingFailed when it is none that can be shown. */
export async function probe(folder: string, signal: AbortSignal): Promise<Probed> {
  const { words, overLimit } = await runFfmpeg({
    folder,
    args: [...ALLOWED, '-i', SOURCE],
    timeLimit: TIME_LIMIT,
    signal,
  });
  if (overLimit) throw new EncodingFailed('damaged');
  if (!/^Input #0/m.test(words)) throw failureOf(words, 'notAFilm');
  const pictures = words.split('\n').filter((line) => /^\s*Stream #0:.*: Video: /.test(line));
  // A song's cover is a video stream of one picture.
  if (pictures.every((line) => line.includes('(attached pic)'))) throw new EncodingFailed('noPicture');
  const size = pictures.map(sizeIn).find(({ width, height }) => width * height > FILM_PIXELS_LIMIT);
  if (size) throw new EncodingFailed('tooLarge', `${size.width}x${size.height}`);
  const duration = secondsIn(/Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(words));
  if (duration > LONGEST) throw new EncodingFailed('tooLong');
  return { duration, hasSound: /^\s*Stream #0:.*: Audio: /m.test(words) };
}

function sizeIn(line: string): { readonly width: number; readonly height: number } {
  const match = /, (\d+)x(\d+)/.exec(line);
  return { width: Number(match?.[1] ?? 0), height: Number(match?.[2] ?? 0) };
}

function secondsIn(match: RegExpExecArray | null): number {
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : 0;
}
