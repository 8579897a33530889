import { hostname } from 'node:os';
import { newId } from './ids';

const own = new Set<string>();

/** A name for one worker: the machine, the process and the worker within it. Call `forgetWorker` when it has stopped. */
export function newWorkerId(): string {
  const id = `${hostname()}/${process.pid}/${newId(8)}`;
  own.add(id);
  return id;
}

export const forgetWorker = (id: string) => void own.delete(id);

/** Whether a worker is alive: known of workers on this machine, unknown of others. */
export function isAlive(id: string): boolean | undefined {
  if (own.has(id)) return true;
  const [host, pid = ''] = id.split('/');
  if (host !== hostname()) return undefined;
  return pid !== String(process.pid) && isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
