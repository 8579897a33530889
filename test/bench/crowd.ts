import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createChance } from '../../src/office/journal/chance';
import { type Client, signIn } from '../server/faults/client';
import {
  addFilm,
  answerTo,
  createProcess,
  createUpload,
  openPatch,
  sendMultipart,
} from '../server/faults/uploads';
import { makeFilm } from '../tools/films';
import { openLargeDemo } from './demoLarge';
import type { Measured } from './measured';
import { type Answered, workAsPerson } from './person';

const PEOPLE = 20;
const UPLOAD = 4 * 1024 ** 3;
const PIECE = Buffer.alloc(1024 * 1024, 7);
const FILM_SECONDS = 60;
/** Milliseconds within which 95 of 100 calls are answered. */
const BUDGET = 300;

/** Sends the large film in the time that there is, as a line of that breadth would. */
async function uploadSlowly(client: Client, ends: number): Promise<number> {
  const { processId } = await createProcess(client, UPLOAD);
  await createUpload(client, processId, UPLOAD);
  const sending = openPatch(client, processId, 0, UPLOAD);
  const answer = answerTo(sending);
  const begun = performance.now();
  for (let sent = 0; sent < UPLOAD; sent += PIECE.length) {
    if (!sending.write(PIECE)) await new Promise((drained) => sending.once('drain', drained));
    const due = begun + ((ends - begun) * sent) / UPLOAD;
    if (due > performance.now()) await pause(due - performance.now());
  }
  sending.end();
  const { status } = await answer;
  await client.call('upload.delete', { processId, cancelling: true });
  return status;
}

async function encodeTwo(client: Client, film: Buffer): Promise<number> {
  const talentId =
    (await client.call('talents.list', { order: 'lastName', limit: 1, page: 1 }))[0]?.talentId ?? '';
  const uploads = await Promise.all(
    ['The first', 'The second'].map(async (title) => {
      const { processId, uploadKey } = await createProcess(client, film.length);
      await addFilm(client, talentId, uploadKey, title);
      await sendMultipart(client, processId, film);
      return processId;
    }),
  );
  for (;;) {
    const list = await client.call('upload.list', {});
    const own = list.filter(({ processId }) => uploads.includes(processId));
    if (own.every(({ encoding }) => encoding === 'done')) return 0;
    const failed = own.filter(({ encoding }) => encoding === 'failed').length;
    if (failed > 0) return failed;
    await pause(1000);
  }
}

/** Twenty people for so many minutes on a large agency, while 4 GiB come and two films are encoded. */
export async function run(minutes: number): Promise<readonly Measured[]> {
  const { server, folder, close } = await openLargeDemo();
  try {
    const film = await readFile(
      await makeFilm(folder, 'mp4', {
        seconds: FILM_SECONDS,
        size: '1920x1080',
        extra: ['-preset', 'ultrafast'],
      }),
    );
    const answers: Answered[] = [];
    const ends = performance.now() + minutes * 60_000;
    const clients = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(server.url)));
    const streams = await Promise.all(clients.map((one) => one.listen()));
    const people = clients.map((one, at) =>
      workAsPerson(
        one,
        createChance(at),
        (answered) => answers.push(answered),
        () => performance.now() > ends,
      ),
    );
    const client = await signIn(server.url);
    const [upload, failed] = await Promise.all([
      uploadSlowly(client, ends),
      encodeTwo(client, film),
      ...people,
    ]);
    streams.forEach((stream) => stream.close());
    return measured(answers, (upload === 204 ? 0 : 1) + failed);
  } finally {
    await close();
  }
}

function measured(answers: readonly Answered[], others: number): readonly Measured[] {
  const took = answers.map((one) => one.took).toSorted((one, other) => one - other);
  const within = (share: number) => (took[Math.ceil(share * took.length) - 1] ?? 0).toFixed(0);
  const odd = answers
    .filter(({ status }) => status !== 200)
    .map(({ script, status }) => `${script} ${status}`);
  const errors = odd.length + others;
  return [
    {
      name: `20 people, an upload and two encodings: p95 of ${BUDGET} ms`,
      ratio: Number(within(0.95)) / BUDGET,
      budget: 1,
      plain: `${took.length} calls: half within ${within(0.5)} ms, p95 ${within(0.95)}, longest ${within(1)}`,
    },
    {
      name: 'the same: errors',
      ratio: errors,
      budget: 0,
      plain: `${errors} of ${answers.length} ${[...new Set(odd)].join(', ')}`.trim(),
    },
  ];
}
