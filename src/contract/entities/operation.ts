import type { ValueOf } from '../wire/field';
import { choice, id, text, whole } from '../wire/fields';

/** How a server stands, now and since its process began: times in seconds, room in bytes. */
export const operationHeadFields = {
  uptime: whole('UPTIME'),
  freeBytes: whole('FREE_BYTES'),
  diskBytes: whole('DISK_BYTES'),
  /** What uploads and encodings leave free. */
  floorBytes: whole('FLOOR_BYTES'),
  /** Open windows that hear of changes. */
  streams: whole('STREAMS'),
};

/** The mails or encodings of the agency that are in one state; `oldest` is the age of the first of them, in seconds. */
export const queueStateFields = {
  queue: choice('QUEUE', { MAIL: 'mail', ENCODING: 'encoding' }),
  state: text('STATE'),
  count: whole('COUNT'),
  oldest: whole('OLDEST'),
};
export type QueueState = ValueOf<typeof queueStateFields>;

/** How often a script was called, what came of it, and how long it took: within 100 ms, 300 ms, a second, and longer. */
export const calledFields = {
  script: id('SCRIPT'),
  done: whole('DONE'),
  refused: whole('REFUSED'),
  failed: whole('FAILED'),
  within100: whole('WITHIN_100'),
  within300: whole('WITHIN_300'),
  within1000: whole('WITHIN_1000'),
  longer: whole('LONGER'),
  /** Milliseconds within which 95 of 100 were answered. */
  p95: whole('P95'),
};
export type Called = ValueOf<typeof calledFields>;

/** Seconds since a worker of the process last looked at its queue. */
export const workerFields = { worker: id('WORKER'), since: whole('SINCE') };
export type WorkerRound = ValueOf<typeof workerFields>;
