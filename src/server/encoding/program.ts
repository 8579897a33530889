import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../packageRoot';

/** The oldest ffmpeg whose decoders are still mended, and the version of libavutil in it: nightly builds have no other. */
const OLDEST = { version: '5.1', libavutil: [57, 28] } as const;
/** Newest first. Some exist for some systems only. */
const PACKAGES = ['@ffmpeg-binary', '@ffmpeg-installer'];
/** Milliseconds for a program to say its version. */
const TIME_LIMIT = 10_000;

/** An ffmpeg that can write our films. */
export interface Ffmpeg {
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

/** A sentence for the person who starts the server: which ffmpeg films are given to, with a warning where it is too old. */
export async function introduceFfmpeg(): Promise<string> {
  const { path, version, isCurrent } = await findFfmpeg();
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
  throw new Error('There is no ffmpeg with libx264: install one on the PATH.');
}

const onPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'ffmpeg'));

function packaged(): string[] {
  const { resolve } = createRequire(join(packageRoot(), 'package.json'));
  return PACKAGES.flatMap((scope) => {
    try {
      const manifest = resolve(`${scope}/${process.platform}-${process.arch}/package.json`);
      return [join(dirname(manifest), 'ffmpeg')];
    } catch {
      return [];
    }
  });
}

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
