import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** The memory that an ffmpeg may take, in bytes: films of FILM_PIXELS_LIMIT need two thirds of it. */
const MEMORY_LIMIT = 1024 ** 3;
/** A decoder's memory grows with its threads. */
export const THREADS = Math.min(4, availableParallelism());

/** Sets the limits that outlive a server that is killed: no memory image, memory in KiB, seconds of all processors. */
const LIMITS = 'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"';

/** The command that runs `command` in little memory, for so many milliseconds of work at most, and without a network where the system can take it away. */
export async function confine(command: readonly string[], timeLimit: number): Promise<readonly string[]> {
  const processorTime = Math.ceil(timeLimit / 1000) * THREADS;
  const limits = [String(MEMORY_LIMIT / 1024), String(processorTime)];
  return [...(await withoutNetwork()), '/bin/sh', '-c', LIMITS, 'sh', ...limits, ...command];
}

/** As root, and as anybody who may have a namespace of his own (Linux). */
const WITHOUT_NETWORK = [
  ['/usr/bin/unshare', '-n'],
  ['/usr/bin/unshare', '-U', '-n'],
];
let allowed: Promise<readonly string[]> | undefined;

/** What stands before a command that is to have no network; nothing where the system does not allow it. */
export function withoutNetwork(): Promise<readonly string[]> {
  allowed ??= firstAllowed();
  return allowed;
}

async function firstAllowed(): Promise<readonly string[]> {
  for (const [unshare = '', ...options] of WITHOUT_NETWORK) {
    const isAllowed = await promisify(execFile)(unshare, [...options, '/bin/sh', '-c', ':']).then(
      () => true,
      () => false,
    );
    if (isAllowed) return [unshare, ...options];
  }
  return [];
}
