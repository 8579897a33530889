import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFfmpeg } from '../../../../src/server/encoding/program';
import { HEIGHT, WIDTH } from './layer';

export const FRAMES_PER_SECOND = 24;

/** The room tone under a film, as an ffmpeg audio source. */
export type Ambience = 'wind' | 'surf' | 'city' | 'rain' | 'drone' | 'pulse';

const noise = (color: string, amplitude: number, seed: number) =>
  `anoisesrc=color=${color}:amplitude=${amplitude}:seed=${seed}:sample_rate=48000`;

const ambiences: Record<Ambience, (seed: number) => string> = {
  wind: (seed) => `${noise('brown', 0.5, seed)},lowpass=f=420,tremolo=f=0.3:d=0.6`,
  surf: (seed) => `${noise('pink', 0.35, seed)},lowpass=f=1400,tremolo=f=0.22:d=0.8`,
  city: (seed) => `${noise('brown', 0.55, seed)},lowpass=f=260,tremolo=f=0.6:d=0.25`,
  rain: (seed) => `${noise('pink', 0.22, seed)},highpass=f=700,lowpass=f=5200`,
  drone: (seed) =>
    `sine=frequency=${55 + (seed % 5) * 9}:sample_rate=48000,volume=0.5,tremolo=f=0.4:d=0.5,lowpass=f=700`,
  pulse: (seed) =>
    `sine=frequency=${82 + (seed % 4) * 11}:sample_rate=48000,volume=0.6,tremolo=f=2:d=0.9,lowpass=f=500`,
};

/** Encodes raw RGB frames to an H.264/AAC MP4 that plays before it is loaded; the frames are asked for in order. */
export async function encode(
  file: string,
  film: { frames: number; seed: number; ambience: Ambience; quality: number },
  frame: (index: number) => Buffer,
): Promise<void> {
  const seconds = film.frames / FRAMES_PER_SECOND;
  const sound = `${ambiences[film.ambience](film.seed)},volume=0.5,afade=t=in:d=0.6,afade=t=out:st=${(seconds - 0.9).toFixed(2)}:d=0.9`;
  const child = spawn(
    (await findFfmpeg()).path,
    [
      ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`],
      ...[
        '-r',
        String(FRAMES_PER_SECOND),
        '-i',
        'pipe:0',
        '-f',
        'lavfi',
        '-i',
        sound,
        '-map',
        '0:v',
        '-map',
        '1:a',
      ],
      ...[
        '-vf',
        'scale=out_color_matrix=bt709,format=yuv420p',
        '-colorspace',
        'bt709',
        '-color_primaries',
        'bt709',
      ],
      ...[
        '-color_trc',
        'bt709',
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        String(film.quality),
        '-maxrate',
        '1300k',
      ],
      ...[
        '-bufsize',
        '2600k',
        '-g',
        '48',
        '-keyint_min',
        '48',
        '-sc_threshold',
        '0',
        '-flags',
        '+cgop',
        '-threads',
        '1',
      ],
      ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-t', seconds.toFixed(3), '-movflags', '+faststart'],
      ...['-fflags', '+bitexact', '-f', 'mp4', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(child, 'close');
  for (let index = 0; index < film.frames; index++) {
    if (!child.stdin.write(Buffer.from(frame(index))))
      await Promise.race([once(child.stdin, 'drain'), ended]);
    if (child.exitCode !== null) break;
  }
  child.stdin.end();
  await ended;
  if (child.exitCode !== 0) throw new Error(`ffmpeg could not encode ${file} (exit ${child.exitCode})`);
}
