import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runFfmpeg } from '../../../src/server/encoding/ffmpeg';

let folder: string;
const path = process.env['PATH'];

/** An encoder that notes that it was started, says three lines at once and then goes on for ever. */
const endless = `#!/bin/sh
: > started
printf 'one\\ntwo\\nthree\\n'
exec sleep 1000
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-encoder-'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'ffmpeg'), endless, { mode: 0o755 });
  process.env['PATH'] = `${join(folder, 'bin')}${delimiter}${path ?? ''}`;
});
afterAll(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => rm(join(folder, 'started'), { force: true }));

const run = (signal: AbortSignal, onLine?: (line: string) => boolean) =>
  runFfmpeg({ folder, args: [], timeLimit: 3000, signal, ...(onLine && { onLine }) });

test('an encoder that is cancelled while it is looked for is not started', async () => {
  const cancelled = new AbortController();
  const running = run(cancelled.signal);
  cancelled.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
  expect(existsSync(join(folder, 'started'))).toBe(false);
});

test('what an encoder said before it was ended is not heard after its cancellation', async () => {
  const cancelled = new AbortController();
  const heard: string[] = [];
  const running = run(cancelled.signal, (line) => {
    heard.push(line);
    cancelled.abort(new Error('cancelled'));
    return false;
  });
  await expect(running).rejects.toThrow('cancelled');
  expect(heard).toEqual(['one']);
});
