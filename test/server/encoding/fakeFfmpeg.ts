import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a fake ffmpeg says of itself. */
export interface Said {
  readonly version: string;
  readonly libavutil: string;
  readonly configuration?: string;
}

const CURRENT: Said = { version: '7.1', libavutil: '59. 39.100' };

/**
 * Makes a shell script the only ffmpeg on the PATH: it says its version when asked, else does what `body` says. Returns
 * a folder to work in, and what takes both away.
 */
export async function fakeFfmpeg(
  body: string,
  { version, libavutil, configuration = '--enable-gpl --enable-libx264' }: Said = CURRENT,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-encoder-'));
  const path = process.env['PATH'];
  const words = `ffmpeg version ${version} Copyright (c) the FFmpeg developers
configuration: ${configuration}
libavutil      ${libavutil} / ${libavutil}`;
  const script = `#!/bin/sh
if [ "$1" = -version ]; then echo '${words}'; exit; fi
${body}`;
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'ffmpeg'), script, { mode: 0o755 });
  process.env['PATH'] = join(folder, 'bin');
  return {
    folder,
    async remove() {
      process.env['PATH'] = path;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
