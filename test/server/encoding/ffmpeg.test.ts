import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from '../../../src/server/encoding/ffmpeg';
import { fakeFfmpeg } from './fakeFfmpeg';

let folder: string;
let remove: () => Promise<void>;

/** An encoder that notes that it was started, waits for its low priority, says what holds for it, and then goes on for ever. */
const endless = `: > started
until [ "$(nice)" -ge 10 ]; do :; done
echo "memory $(ulimit -d)"
echo "work $(ulimit -t)"
echo "image $(ulimit -c)"
env | grep -v '^PWD=\\|^_=\\|^SHLVL=\\|^OLDPWD='
echo said
exec sleep 1000
`;

beforeAll(async () => {
  ({ folder, remove } = await fakeFfmpeg(endless));
});
afterAll(() => remove());
afterEach(() => rm(join(folder, 'started'), { force: true }));

const run = (signal: AbortSignal, onLine?: (line: string) => boolean) =>
  runFfmpeg({ folder, args: [], timeLimit: 30_000, signal, ...(onLine && { onLine }) });

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
  expect(heard).toHaveLength(1);
});

test('an encoder gives way to others, has limits that outlive the server, and knows nothing of its environment', async () => {
  const heard: string[] = [];
  const { overLimit } = await run(new AbortController().signal, (line) => {
    heard.push(line);
    return line === 'said';
  });
  expect(overLimit).toBe(true);
  const work = expect.stringMatching(/^work (30|60|90|120)$/) as string;
  expect(heard).toEqual(['memory 1048576', work, 'image 0', 'LC_ALL=C', 'said']);
});
