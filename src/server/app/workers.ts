import type { Installation, Worker } from '../installation';

/** Starts the work that this process was given by its roles. */
export async function startWorkers(installation: Installation): Promise<readonly Worker[]> {
  const { roles } = installation.settings;
  const workers: Worker[] = [];
  if (roles.includes('encode')) {
    const { startEncodingWorker } = await import('../encoding/worker');
    workers.push(startEncodingWorker(installation));
  }
  if (roles.includes('mail')) {
    const { startMailWorker } = await import('../mail/worker');
    workers.push(startMailWorker(installation));
  }
  if (roles.includes('web')) {
    const { startCalendarWorker } = await import('../calendar/worker');
    workers.push(startCalendarWorker(installation));
  }
  return workers;
}
