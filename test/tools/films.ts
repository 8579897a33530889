import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../src/server/encoding/program';

const run = promisify(execFile);

/** Seconds that a test film lasts. */
const TEST_FILM_LENGTH = 3;

/** What a film of each kind holds inside: as cameras and editing rooms write it. */
const CODECS = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  mov: ['-c:v', 'prores_ks', '-c:a', 'pcm_s16le'],
  mxf: ['-c:v', 'mpeg2video', '-b:v', '2M', '-c:a', 'pcm_s16le', '-ar', '48000'],
  mpg: ['-c:v', 'mpeg2video', '-b:v', '2M', '-c:a', 'mp2'],
} as const;

export type FilmKind = keyof typeof CODECS;
export const filmKinds = Object.keys(CODECS) as FilmKind[];

interface TestFilmOptions {
  readonly seconds?: number;
  /** Width and height, such as `320x180`. */
  readonly size?: string;
  readonly extra?: readonly string[];
}

/** Makes a small real film with picture and sound. Returns its path. */
export async function makeFilm(
  folder: string,
  kind: FilmKind,
  { seconds = TEST_FILM_LENGTH, size = '320x180', extra = [] }: TestFilmOptions = {},
): Promise<string> {
  const path = join(folder, `film.${kind}`);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=25:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=440:d=${seconds}`];
  await run((await findFfmpeg()).path, [
    '-y',
    '-loglevel',
    'error',
    ...picture,
    ...sound,
    ...CODECS[kind],
    ...extra,
    path,
  ]);
  return path;
}

/** A sound without a picture, in a film's container. */
export async function makeSoundOnly(folder: string): Promise<string> {
  const path = join(folder, 'sound.mp4');
  await run((await findFfmpeg()).path, [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'lavfi',
    '-i',
    'sine=440:d=2',
    '-c:a',
    'aac',
    path,
  ]);
  return path;
}

/** A film's pictures and sound in another file, as they are; `input` and `output` stand before and behind what is read. */
export async function remuxed(
  path: string,
  name: string,
  { input = [], output = [] }: { readonly input?: readonly string[]; readonly output?: readonly string[] },
): Promise<string> {
  const copy = join(dirname(path), name);
  const args = ['-y', '-loglevel', 'error', ...input, '-i', path, '-c', 'copy', ...output, copy];
  await run((await findFfmpeg()).path, args);
  return copy;
}

/** The first part of a film: what a broken transfer leaves. */
export async function truncated(path: string, share: number): Promise<string> {
  const whole = await readFile(path);
  const cut = path.replace(/(\.\w+)$/, '-cut$1');
  await writeFile(cut, whole.subarray(0, Math.floor(whole.length * share)));
  return cut;
}

/** Texts that call themselves films: an ordinary one, and two kinds of list that make a careless ffmpeg open `target`. */
export const disguised = {
  text: () => 'Dear all,\nplease find the film attached.\n',
  ffconcat: (target: string) => `ffconcat version 1.0\nfile '${target}'\n`,
  hls: (target: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${target}\n#EXT-X-ENDLIST\n`,
};
