import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRig, processInput } from '../server/media/rig';
import { type Measured, median } from './measured';

const SIZE = 512 * 1024 * 1024;
const PIECE = Buffer.alloc(1024 * 1024, 7);
const BATCH = 4 * 1024 * 1024;
const ROUNDS = 5;

/** Sends SIZE bytes to an address; returns the seconds until the answer. */
function sendBody(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request(
      { port, host: '127.0.0.1', method, path, headers: { 'content-length': SIZE, ...headers } },
      (answer) => {
        answer.resume().on('end', () => {
          if ((answer.statusCode ?? 500) < 300) resolve((performance.now() - began) / 1000);
          else reject(new Error(`answered ${answer.statusCode}`));
        });
      },
    );
    sending.on('error', reject);
    let sent = 0;
    const more = () => {
      while (sent < SIZE) {
        sent += PIECE.length;
        if (!sending.write(PIECE)) return void sending.once('drain', more);
      }
      sending.end();
    };
    more();
  });
}

/** The best rate at which Node puts a body on disk (STACK.md): batches of 4 MiB, one in flight, one fsync at the end. */
async function bare(folder: string): Promise<number> {
  const server = createServer({ highWaterMark: 1024 * 1024 }, (incoming, answer) => {
    void (async () => {
      const file = await open(join(folder, 'bare'), 'w');
      let batch: Buffer[] = [];
      let size = 0;
      let writing: Promise<unknown> = Promise.resolve();
      for await (const piece of incoming as AsyncIterable<Buffer>) {
        batch.push(piece);
        size += piece.length;
        if (size < BATCH) continue;
        await writing;
        writing = file.writev(batch);
        [batch, size] = [[], 0];
      }
      await writing;
      await file.writev(batch);
      await file.sync();
      await file.close();
      answer.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const seconds = await sendBody((server.address() as AddressInfo).port, 'PUT', '/', {});
  server.close();
  return seconds;
}

/** A whole resumable upload through the server. */
async function through(folder: string): Promise<number> {
  const rig = await openRig(folder);
  await rig.call('upload.create', processInput('p1', SIZE));
  const headers = { 'tus-resumable': '1.0.0', 'x-person': 'anna@CO' };
  const metadata = `processId ${Buffer.from('p1').toString('base64')}`;
  const creation = { ...headers, 'upload-length': String(SIZE), 'upload-metadata': metadata };
  await fetch(`${rig.address}/mediabank/files/`, { method: 'POST', headers: creation });
  const patch = { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const seconds = await sendBody(Number(new URL(rig.address).port), 'PATCH', '/mediabank/files/p1', patch);
  await rig.close();
  return seconds;
}

/** The rate of an upload through the server as a share of the best rate of bare Node: rounds take turns on one disk. */
export async function run(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-bench-upload-'));
  const rounds: [number, number][] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const data = join(folder, String(round));
      await mkdir(data);
      const pair = round % 2 === 0 ? [bare, through] : [through, bare];
      const first = await pair[0]!(data);
      const second = await pair[1]!(data);
      rounds.push(round % 2 === 0 ? [first, second] : [second, first]);
      await rm(data, { recursive: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const rate = (seconds: number) => (SIZE / 1024 ** 2 / seconds).toFixed(0);
  const [best, ours] = [median(rounds.map(([time]) => time)), median(rounds.map(([, time]) => time))];
  return {
    name: 'an upload, of the best rate of Node',
    ratio: median(rounds.map(([bareTime, time]) => bareTime / time)),
    budget: 0.9,
    isFloor: true,
    plain: `${rate(ours)} MiB/s beside ${rate(best)}`,
  };
}
