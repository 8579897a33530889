import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../../installation';
import { freeBytes } from '../../files/room';
import { sinceRounds } from '../../rounds';

/** Milliseconds that a database has for its answer; seconds after which a worker that says nothing hangs. */
const ANSWER_TIME = 2000;
const LONGEST_ROUND = 300;

/** Whether a process can do its work, and what it stands at. */
interface Readiness {
  readonly isReady: boolean;
  readonly database: boolean;
  readonly freeBytes: number;
  /** False where uploads are refused. */
  readonly hasRoom: boolean;
  /** Seconds since each worker's last round. */
  readonly workers: Readonly<Record<string, number>>;
}

/** Looks at the database, the disk and the workers of this process. */
export async function readiness({ directory, settings }: Installation): Promise<Readiness> {
  const asked = directory.selectFrom('agencies').select('abbreviation').limit(1).execute();
  const database = await Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    pause(ANSWER_TIME, false, { ref: false }),
  ]);
  const free = await freeBytes(settings.dataFolder).catch(() => 0);
  const hasRoom = free >= settings.diskFloor;
  const workers = Object.fromEntries(sinceRounds());
  const isReady = database && hasRoom && Object.values(workers).every((since) => since < LONGEST_ROUND);
  return { isReady, database, freeBytes: free, hasRoom, workers };
}
