import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/server/ids';
import { type Client, signIn } from '../server/faults/client';
import { mailTo } from '../server/faults/mails';
import { addFilm, createProcess, createUpload, finish, offsetOf, openPatch } from '../server/faults/uploads';
import { openSmtpSink } from '../tools/smtp';
import { until } from '../tools/until';
import { BOTH, type Fault, type Found, openGround, type Trial } from './fault';
import { openDesk, saving, wrongWith } from './saves';
import { type SmallDisk, startOnSmallDisk } from './smallDisk';

const MIB = 1024 * 1024;
const FLOOR = 64 * MIB;
/** Beside the floor there is 1 GiB for encodings, which is kept free and never written. */
const ROOM = 2048 * MIB;
const FILM = 24 * MIB;

const send = async (client: Client, processId: string, length: number) => {
  const offset = await offsetOf(client, processId);
  return finish(openPatch(client, processId, offset, length), Buffer.alloc(length, 7));
};

/** What does not work below the floor, though it must: signing in, deleting, cancelling and mail; and what works though it must not. */
async function wrongBelowFloor(
  client: Client,
  work: { readonly uploading: string; readonly cancelled: string; readonly talentId: string },
  mail: (recipient: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const must = (what: string, done: Promise<unknown>) =>
    done.then(
      () => undefined,
      (error: Error) => wrong.push(`below the floor, ${what}: ${error.message}`),
    );
  const { status, body } = await send(client, work.uploading, 8 * MIB);
  if (status !== 507) wrong.push(`below the floor, an upload was answered ${status} ${body}`);
  const announced = await createProcess(client, FILM).catch(String);
  if (typeof announced !== 'string') wrong.push('below the floor, an upload was announced');
  await must('signing in', signIn(client.url, 'admin@co.example'));
  await must('cancelling', client.call('upload.delete', { processId: work.cancelled, cancelling: true }));
  const film = (await client.call('talentFilms.list', { talentId: work.talentId }))[0];
  if (film)
    await must(
      'deleting',
      client.call('film.delete', { filmId: film.filmId, talentId: work.talentId, online: true }),
    );
  await must('mail', mail(`${newId(10)}@brand.example`.toLowerCase()));
  return wrong;
}

/** What is wrong while nothing at all can be written: the process must live, and say what the matter is. */
async function wrongWhileFull(client: Client): Promise<readonly string[]> {
  const wrong: string[] = [];
  const health = await fetch(`${client.url}/health`);
  const ready = await fetch(`${client.url}/ready`);
  if (health.status !== 200) wrong.push(`full, /health was answered ${health.status}`);
  if (ready.status !== 503) wrong.push(`full, /ready was answered ${ready.status}`);
  const read = await client.send('staff.list', {});
  if (read.status !== 200) wrong.push(`full, a list was answered ${read.status}`);
  return wrong;
}

async function attempt(disk: SmallDisk, url: string, { tries, chance }: Trial): Promise<Found> {
  const sink = await openSmtpSink(Number(new URL(url).port));
  try {
    const client = await signIn(disk.server.url);
    const violations: string[] = [];
    for (let at = 0; at < tries; at += 1) {
      const desk = await openDesk(client);
      const { processId: uploading, uploadKey } = await createProcess(client, FILM);
      const { processId: cancelled } = await createProcess(client, FILM);
      for (const processId of [uploading, cancelled]) {
        await createUpload(client, processId, FILM);
        await send(client, processId, 8 * MIB);
      }
      const filmId = await addFilm(client, desk.talentId, uploadKey);
      const letter = await mailTo(client, '');
      const mail = async (recipient: string) => {
        await client.call('reel.mail', { ...letter, recipient });
        await until('the mail', () => sink.received.some(({ to }) => to[0] === recipient) || undefined);
      };

      disk.leave(FLOOR / 2);
      violations.push(...(await wrongBelowFloor(client, { uploading, cancelled, ...desk }, mail)));

      const work = saving(desk, chance);
      await pause(chance.next() * 300);
      disk.leave(chance.happens(0.5) ? 0 : chance.next() * MIB);
      await pause(500);
      disk.leave(0);
      violations.push(...(await wrongWhileFull(client)));
      disk.leave(ROOM);
      violations.push(...(await wrongWith(desk, await work.end())));

      await send(client, uploading, FILM - (await offsetOf(client, uploading)));
      const original = await readFile(`${disk.folder}/agencies/CO/films/${filmId}/original`).catch(
        () => undefined,
      );
      if (original && !original.equals(Buffer.alloc(FILM, 7)))
        violations.push('an upload is not what was sent');
      if ((await offsetOf(client, uploading)) !== FILM) violations.push('an upload did not come to its end');
    }
    return { tries, violations };
  } finally {
    await sink.close();
  }
}

/** The disk fills up while people save, send films and mail, to below the floor and to the last byte; then there is room again. */
export const fullDisk: Fault = {
  name: 'full disk',
  databases: BOTH,
  usual: 5,
  async run(trial) {
    const ground = await openGround(trial.database);
    const smtp = await openSmtpSink();
    await smtp.close();
    const more = { SMTP_URL: smtp.url, GREENROOM_DISK_FLOOR: `${FLOOR / MIB}`, LOG_LEVEL: 'fatal' };
    const disk = await startOnSmallDisk({ ...ground.env, ...more }, ROOM);
    try {
      const found = await attempt(disk, smtp.url, trial);
      return { ...found, violations: [...found.violations, ...disk.misfits()] };
    } finally {
      await disk.server.stop();
      await ground.clear();
    }
  },
};
