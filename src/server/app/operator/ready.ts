import { setTimeout as pause } from 'node:timers/promises';
import type { OpenInstallation } from '../assemble';
import { freeBytes } from '../../files/room';
import { sinceRounds } from '../../rounds';

/** Milliseconds that a database has for its answer; seconds after which a worker that says nothing hangs. */
const ANSWER_TIME = 2000;
const LONGEST_ROUND = 300;

/** Whether a process can do its work, and what it stands at. */
interface Readiness {
  readonly isReady: boolean;
  readonly database: boolean;
  /** Whether S3, or the disk, gives what is kept. Who does not need it can work: it makes a process not unready. */
  readonly files: boolean;
  readonly freeBytes: number;
  /** False where uploads are refused. */
  readonly hasRoom: boolean;
  /** Seconds since each worker's last round. */
  readonly workers: Readonly<Record<string, number>>;
}

const inTime = (answer: Promise<boolean>) =>
  Promise.race([answer.catch(() => false), pause(ANSWER_TIME, false, { ref: false })]);

/** Looks at the database, the files, the disk and the workers of this process. */
export async function readiness({
  directory,
  settings,
  filesAnswer,
}: Pick<OpenInstallation, 'directory' | 'settings' | 'filesAnswer'>): Promise<Readiness> {
  const asked = directory.selectFrom('agencies').select('abbreviation').limit(1).execute();
  const [database, files] = await Promise.all([inTime(asked.then(() => true)), inTime(filesAnswer())]);
  const free = await freeBytes(settings.dataFolder).catch(() => 0);
  const hasRoom = free >= settings.diskFloor;
  const workers = Object.fromEntries(sinceRounds());
  const isReady = database && hasRoom && Object.values(workers).every((since) => since < LONGEST_ROUND);
  return { isReady, database, files, freeBytes: free, hasRoom, workers };
}
