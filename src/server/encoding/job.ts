import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  type EncodingOptions,
  encodingOptions,
  plainEncoding,
} from '../../contract/entities/encodingOptions';
import type { EncodingStatus } from '../../contract/entities/film';
import type { Catalogue } from '../database/schema';
import { transact } from '../database/transact';
import { isDatabaseAway } from '../database/away';
import { FilesAway } from '../files/away';
import type { FileStore } from '../files/fileStore';
import { watchRoom } from '../files/room';
import type { Installation, Tenant } from '../installation';
import { FILM_FILE, jobFolder, receivedPath } from '../media/paths';
import { keepFileBefore } from '../uploads/filmFile';
import { findProcess } from '../uploads/process';
import { encode, type EncodedAs } from './encode';
import { failureFrom } from './failure';
import { dropCancelled, handOver } from './finish';
import type { EncodedFacts } from './output';
import { probe, SOURCE } from './probe';
import { type Claim, failJob } from './queue';
import { endStrays } from './strays';
import { takeThumbnails } from './thumbnails';
import { verify } from './verify';
import { log } from '../log';

/** Milliseconds. */
const WRITE_AGAIN = 1000;

/**
 * Runs one claimed job to its end and tells of it; throws only the signal's reason, when it was stopped, and that the
 * database, or what is kept, is away.
 */
export async function runJob(
  tenant: Tenant,
  { events, settings }: Installation,
  claim: Claim,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { catalogue, folder, files, agency } = tenant;
  const { processId } = claim;
  const filmIdNow = async () => (await findProcess(catalogue, processId))?.film_id ?? '';
  const tell = (filmId: string, status: EncodingStatus, progress: number, reason: string) =>
    events.publish(agency.abbreviation, { kind: 'encoding', processId, filmId, status, progress, reason });
  let filmId = await filmIdNow();
  tell(filmId, 'running', 0, '');
  const room = watchRoom({ folder, floor: settings.diskFloor });
  let work: string | undefined;
  const removeWork = () => (work === undefined ? undefined : rm(work, { recursive: true, force: true }));
  try {
    work = await workFolder(tenant, processId);
    const task = await taskOf(tenant, processId);
    const mayGoOn = AbortSignal.any([signal, room.signal]);
    const facts = await make(files, processId, work, task, mayGoOn, (percent) => {
      onProgress(percent);
      tell(filmId, 'running', percent, '');
      // The film is often created while its file is being encoded; a database that fails now is asked at the next step.
      if (filmId === '')
        filmIdNow().then(
          (id) => (filmId = id),
          () => undefined,
        );
    });
    const taker = await handOver(tenant, claim, work, facts);
    if (taker !== undefined) tell(taker, 'done', 100, '');
  } catch (error) {
    signal.throwIfAborted();
    // Nothing is wrong with the film: it is encoded once there is a database, or what is kept, again.
    if (isDatabaseAway(error) || error instanceof FilesAway) throw error;
    const failure = failureFrom(error);
    if (failure.code === 'internal') log.error(error, `The encoding of upload ${processId} failed.`);
    // On a full disk, what the attempt wrote may leave no room for the word that it failed.
    await removeWork();
    if (await written(() => failed(catalogue, claim, failure.reason), signal))
      tell(await filmIdNow(), 'failed', 0, failure.reason);
  } finally {
    room.end();
    await removeWork();
    // Another process may have told of the cancellation before this one told how far it was.
    if (await dropCancelled(tenant, processId)) tell(await filmIdNow(), 'none', 0, '');
  }
}

type Task = EncodingOptions & EncodedAs;

/** What the encoding is asked to do. The first one of a file has the shape that the agency settled, and makes thumbnails, as does any whose film has none. */
async function taskOf({ catalogue, agency }: Tenant, processId: string): Promise<Task> {
  const { pictureShape, filmQuality: quality } = { ...plainEncoding, ...agency };
  const process = await findProcess(catalogue, processId);
  if (!process?.options) return { shape: pictureShape, thumbnails: true, quality };
  const asked = encodingOptions('OPTIONS').read(process.options);
  const pictured = await catalogue
    .selectFrom('films')
    .select('film_id')
    .where('process_id', '=', processId)
    .where('thumbnail_count', '>', 0)
    .executeTakeFirst();
  return { ...asked, thumbnails: asked.thumbnails || !pictured, quality };
}

/** A new folder for this attempt; an attempt before, whose worker is dead, is ended and its work removed. */
async function workFolder({ folder, files }: Tenant, processId: string): Promise<string> {
  const job = jobFolder(folder, processId);
  await endStrays(job);
  await files.remove(jobFolder('', processId));
  await mkdir(job, { recursive: true });
  return mkdtemp(join(job, 'work-'));
}

/** Ends a job that failed, and gives a film that it was to replace its file back; false when it is not this worker's any more. */
const failed = (catalogue: Kysely<Catalogue>, claim: Claim, reason: string) =>
  transact(catalogue, async (transaction) => {
    const isOwn = await failJob(transaction, claim, reason);
    if (isOwn) await keepFileBefore(transaction, claim.processId);
    return isOwn;
  });

/** What `write` writes, tried until the database takes it or the signal aborts: the claim is kept alive meanwhile. */
async function written(write: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      log.error(error, 'The end of an encoding could not be written down; it is tried again.');
      await pause(WRITE_AGAIN, undefined, { signal });
    }
  }
}

/** Encodes a received file into a film with its thumbnails, in a folder that holds nothing else. */
async function make(
  files: FileStore,
  processId: string,
  work: string,
  { thumbnails, ...as }: Task,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<EncodedFacts> {
  const source = join(work, SOURCE);
  await files.fetch(receivedPath('', processId), source, signal);
  const probed = await probe(work, signal);
  await encode(work, probed, as, signal, onProgress);
  const seconds = await verify(join(work, FILM_FILE), probed.duration);
  const pictures = thumbnails ? await takeThumbnails(work, seconds, signal) : null;
  await rm(source);
  return { duration: Math.max(1, Math.round(seconds)), thumbnails: pictures };
}
