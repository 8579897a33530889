import { execFile } from 'node:child_process';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../packageRoot';

/** The oldest ffmpeg whose decoders are still mended, and the version of libavutil in it: nightly builds have no other. */
const OLDEST = { version: '5.1', libavutil: [57, 28] } as const;
/** Newest first. Some exist for some systems only. */
const PACKAGES = ['@ffmpeg-binary', '@ffmpeg-installer'];
const NONE = 'There is no ffmpeg with libx264; install one on the PATH and start again.';
/** Milliseconds for a program to say its version. */
const TIME_LIMIT = 10_000;

/** An ffmpeg that can write our films. */
interface Ffmpeg {
  /** Absolute. */
  readonly path: string;
  readonly version: string;
  /** Whether its decoders are recent enough for files of strangers. */
  readonly isCurrent: boolean;
}

let found: Promise<Ffmpeg> | undefined;

/** The first ffmpeg that is current of those on the PATH and those of the packages, else the first that there is. */
export function findFfmpeg(): Promise<Ffmpeg> {
  found ??= find();
  return found;
}

/** A sentence for the person who starts the server: which ffmpeg films are given to, with a warning where it is too old or missing. */
export async function introduceFfmpeg(): Promise<string> {
  const ffmpeg = await findFfmpeg().catch(() => undefined);
  if (!ffmpeg) return `Warning: films cannot be encoded. ${NONE}`;
  const { path, version, isCurrent } = ffmpeg;
  return isCurrent
    ? `Films are encoded with ffmpeg ${version} (${path})`
    : `Warning: films are encoded with ffmpeg ${version} (${path}), older than ${OLDEST.version}, which is no longer mended against hostile films; install a newer one on the PATH.`;
}

async function find(): Promise<Ffmpeg> {
  let first: Ffmpeg | undefined;
  for (const path of [...onPath(), ...packaged()]) {
    const ffmpeg = await askVersion(path);
    if (ffmpeg?.isCurrent) return ffmpeg;
    first ??= ffmpeg;
  }
  if (first) return first;
  throw new Error(NONE);
}

const onPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, 'ffmpeg'));

const packaged = () =>
  PACKAGES.map((scope) =>
    join(packageRoot(), 'node_modules', scope, `${process.platform}-${process.arch}`, 'ffmpeg'),
  );

/** Nothing for what does not run, is no ffmpeg or cannot write H.264. */
async function askVersion(path: string): Promise<Ffmpeg | undefined> {
  const options = { env: { LC_ALL: 'C' }, timeout: TIME_LIMIT };
  const words = await promisify(execFile)(path, ['-version'], options).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const version = /^ffmpeg version (\S+)/.exec(words)?.[1];
  const libavutil = /^libavutil +(\d+)\. *(\d+)/m.exec(words);
  if (version === undefined || !libavutil || !words.includes('--enable-libx264')) return undefined;
  const [major, minor] = [Number(libavutil[1]), Number(libavutil[2])];
  const [oldestMajor, oldestMinor] = OLDEST.libavutil;
  return {
    path,
    version,
    isCurrent: major > oldestMajor || (major === oldestMajor && minor >= oldestMinor),
  };
}
