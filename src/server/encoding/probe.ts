import { EncodingFailed, failureOf } from './failure';
import { runFfmpeg } from './ffmpeg';

/** The name under which an encoding's folder holds the film that was uploaded. */
export const SOURCE = 'source';

/**
 * What any ffmpeg that opens an uploaded film is told first: only these containers, and only files. Without it a text
 * that is named x.mp4 (an ffconcat or HLS list) makes it read another film. Pictures and blocks have a largest size.
 */
export const CONTAINED: readonly string[] = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,mpeg,mpegts,mpegvideo,mxf,avi,matroska,webm,dv',
  '-max_pixels',
  String(8192 * 8192),
];

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
    args: [...CONTAINED, '-i', SOURCE],
    timeLimit: TIME_LIMIT,
    signal,
  });
  if (overLimit) throw new EncodingFailed('damaged');
  if (!/^Input #0/m.test(words)) throw failureOf(words, 'notAFilm');
  const pictures = words.split('\n').filter((line) => /^\s*Stream #0:.*: Video: /.test(line));
  // A song's cover is a video stream of one picture.
  if (pictures.every((line) => line.includes('(attached pic)'))) throw new EncodingFailed('noPicture');
  const duration = secondsIn(/Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(words));
  if (duration > LONGEST) throw new EncodingFailed('tooLong');
  return { duration, hasSound: /^\s*Stream #0:.*: Audio: /m.test(words) };
}

function secondsIn(match: RegExpExecArray | null): number {
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : 0;
}
