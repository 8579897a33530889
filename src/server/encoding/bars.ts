import { EncodingFailed, failureOf } from './failure';
import { runFfmpeg } from './ffmpeg';
import { type Bars, STILL } from './stills';

const TIME_LIMIT = 60_000;
/** What is darker than this, of 255, counts as black. */
const BLACK = 24;
/** ffmpeg looks away from its first two pictures: they come once more. */
const TWICE = 'loop=loop=1:size=8';

const NONE: Bars = { top: 0, bottom: 0, left: 0, right: 0 };

/** Finds what is black at the edges of all numbered pictures of a folder, which have the size of stills; all black is no bar. */
export async function findBars(folder: string, pictures: string, signal: AbortSignal): Promise<Bars> {
  const seen = new Map<string, number>();
  const { succeeded, overLimit, words } = await runFfmpeg({
    folder,
    args: [
      ...['-loglevel', 'error', '-f', 'image2', '-start_number', '1', '-i', pictures],
      ...['-vf', `${TWICE},cropdetect=limit=${BLACK}:round=2:reset=0,metadata=mode=print:file=-`],
      ...['-f', 'null', '-'],
    ],
    timeLimit: TIME_LIMIT,
    signal,
    onLine: (line) => {
      const [, name, value] = /^lavfi\.cropdetect\.(\w+)=(-?\d+)/.exec(line) ?? [];
      if (name !== undefined) seen.set(name, Number(value));
      return false;
    },
  });
  if (overLimit) throw new EncodingFailed('internal', 'looking for black bars took too long');
  if (!succeeded) throw failureOf(words, 'internal');
  return barsAround(seen);
}

/** The last that was said is the picture of all: it grows from one to the next. */
function barsAround(seen: ReadonlyMap<string, number>): Bars {
  const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = ['x1', 'x2', 'y1', 'y2'].map((name) => seen.get(name));
  if (x2 <= x1 || y2 <= y1) return NONE;
  return { top: y1, bottom: STILL.height - 1 - y2, left: x1, right: STILL.width - 1 - x2 };
}
