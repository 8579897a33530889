import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../src/office/journal/chance';
import { addFilm, createProcess, createUpload, finish, offsetOf, openPatch } from '../server/faults/uploads';
import { makeFilm } from '../tools/films';
import { until } from '../tools/until';
import { BOTH, type Fault, type Rig, withRig } from './fault';

/** How often the server is killed while one film is sent, and while it is encoded. */
const KILLS = 2;
const LONGEST_SENDING = 300;
const LONGEST_ENCODING = 2500;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function killSoon({ server }: Rig, chance: Chance, longest: number): Promise<void> {
  await pause(chance.next() * longest);
  await server.kill();
  await server.restart();
}

/** Sends a film while the server is killed now and then, until all of it is there. Returns what was lost of what was acknowledged. */
async function sendThrough(
  rig: Rig,
  processId: string,
  film: Buffer,
  chance: Chance,
): Promise<readonly string[]> {
  const lost: string[] = [];
  let acknowledged = 0;
  for (let kill = 0; ; kill += 1) {
    const offset = await offsetOf(rig.client, processId);
    if (offset < acknowledged) lost.push(`of ${acknowledged} acknowledged bytes ${offset} are left`);
    if (offset === film.length) return lost;
    // Small pieces: some are acknowledged before the kill.
    const piece = film.subarray(offset, offset + (kill < KILLS ? Math.ceil(film.length / 4) : film.length));
    const sending = finish(openPatch(rig.client, processId, offset, piece.length), piece).then(
      ({ status }) => status === 204,
      () => false,
    );
    if (kill < KILLS) {
      const killing = killSoon(rig, chance, LONGEST_SENDING);
      if (await Promise.race([sending, killing.then(() => false)])) acknowledged = offset + piece.length;
      await killing;
    } else if (await sending) acknowledged = offset + piece.length;
  }
}

/** The server is killed while a film comes, and again while it is encoded; it comes whole, is encoded and plays. */
export const killedUploads: Fault = {
  name: 'killed in uploads and encodings',
  databases: BOTH,
  usual: 7,
  run: ({ database, tries, chance }) =>
    withRig(database, {}, async (rig) => {
      const { client, folder } = rig;
      const film = await readFile(await makeFilm(folder, 'mov', { seconds: 6, size: '1280x720' }));
      const talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
      const violations: string[] = [];
      for (let at = 0; at < tries; at += 1) {
        const { processId, uploadKey } = await createProcess(client, film.length);
        await createUpload(client, processId, film.length);
        const filmId = await addFilm(client, talentId, uploadKey);
        violations.push(...(await sendThrough(rig, processId, film, chance)));
        for (let kill = 0; kill < KILLS; kill += 1) await killSoon(rig, chance, LONGEST_ENCODING);
        const stage = await until('the end of the encoding', async () => {
          const upload = (await client.call('upload.list', {})).find((one) => one.processId === processId);
          return ['done', 'failed'].find((end) => end === upload?.encoding);
        });
        if (stage !== 'done') violations.push(`a sound film ended as ${stage}`);
        const fetched = (file: string) =>
          fetch(`${client.url}/media/films/${filmId}/${file}`, { headers: { cookie: client.cookie } });
        const original = sha256(new Uint8Array(await (await fetched('original')).arrayBuffer()));
        if (original !== sha256(film)) violations.push('a film is not what was sent');
        const played = await fetched('film.mp4');
        await played.body?.cancel();
        if (played.status !== 200) violations.push(`a film that was encoded is answered ${played.status}`);
      }
      return { tries: tries * 2 * KILLS, violations };
    }),
};
