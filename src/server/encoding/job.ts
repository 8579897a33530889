import { link, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodingStatus } from '../../contract/entities/film';
import type { AgencyPlace, EventHub } from '../installation';
import { FILM_FILE, jobFolder, receivedPath } from '../media/paths';
import { findProcess } from '../uploads/process';
import { encode } from './encode';
import { failureFrom } from './failure';
import { handOver } from './finish';
import type { EncodedFacts } from './output';
import { probe, SOURCE } from './probe';
import { type Claim, failJob } from './queue';
import { endStrays } from './strays';
import { takeThumbnails } from './thumbnails';
import { verify } from './verify';

/** Runs one claimed job to its end and tells of it; throws only the signal's reason, when it was stopped. */
export async function runJob(
  place: AgencyPlace,
  events: EventHub,
  claim: Claim,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { catalogue, folder, agency } = place;
  const { processId } = claim;
  const filmIdNow = async () => (await findProcess(catalogue, processId))?.film_id ?? '';
  const tell = (filmId: string, status: EncodingStatus, progress: number, reason: string) =>
    events.publish(agency.abbreviation, { kind: 'encoding', processId, filmId, status, progress, reason });
  let filmId = await filmIdNow();
  tell(filmId, 'running', 0, '');
  const work = await workFolder(folder, processId);
  try {
    const facts = await make(work, receivedPath(folder, processId), signal, (percent) => {
      onProgress(percent);
      tell(filmId, 'running', percent, '');
      // The film is often created while its file is being encoded.
      if (filmId === '') void filmIdNow().then((id) => (filmId = id));
    });
    const taker = await handOver(place, claim, work, facts);
    if (taker !== undefined) tell(taker, 'done', 100, '');
  } catch (error) {
    signal.throwIfAborted();
    const failure = failureFrom(error);
    if (failure.code === 'internal') console.error(`The encoding of upload ${processId} failed:`, error);
    if (await failJob(catalogue, claim, failure.reason)) tell(await filmIdNow(), 'failed', 0, failure.reason);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A new folder for this attempt; an attempt before, whose worker is dead, is ended and its work removed. */
async function workFolder(folder: string, processId: string): Promise<string> {
  const job = jobFolder(folder, processId);
  await endStrays(job);
  await rm(job, { recursive: true, force: true });
  await mkdir(job, { recursive: true });
  return mkdtemp(join(job, 'work-'));
}

/** Encodes a received file into a film with its thumbnails, in a folder that holds nothing else. */
async function make(
  work: string,
  received: string,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<EncodedFacts> {
  const source = join(work, SOURCE);
  await link(received, source).catch(() => symlink(received, source));
  const probed = await probe(work, signal);
  await encode(work, probed, signal, onProgress);
  const seconds = await verify(join(work, FILM_FILE), probed.duration);
  const thumbnails = await takeThumbnails(work, seconds, signal);
  await rm(source);
  return { duration: Math.max(1, Math.round(seconds)), thumbnails };
}
