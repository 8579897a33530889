import { readdir, readlink } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Ends the encoders that a server which was killed left behind in a folder: they would take the processor, and disk
 * that nobody sees, for as long as their film lasts. They are known by their working folder, where the system tells it (Linux).
 */
export async function endStrays(folder: string): Promise<void> {
  const processes = await readdir('/proc').catch(() => []);
  for (const pid of processes.filter((name) => /^\d+$/.test(name))) {
    const tenant = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (tenant.startsWith(folder + sep)) end(Number(pid));
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
