import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '../installation';
import { partPath, uploadsFolder } from '../media/paths';
import { findProcess } from './process';

/** A part that nobody has added to, or a process without one, for so long belongs to nobody; in milliseconds. */
const PART_LIFE = 24 * 60 * 60 * 1000;

/**
 * Forgets the processes of uploads that never began and that no film waits for: their page was closed, or cancelled them
 * before it heard that they were made. Chosen again after that, a file gets its process anew.
 */
export async function sweepProcesses({ catalogue, folder }: Tenant, now: Date): Promise<void> {
  const idle = await catalogue
    .selectFrom('upload_processes as p')
    .leftJoin('films as f', 'f.process_id', 'p.process_id')
    .select('p.process_id')
    .where('p.stage', '=', 'RECEIVING')
    .where('p.created_at', '<', new Date(now.getTime() - PART_LIFE).toISOString())
    .where('f.film_id', 'is', null)
    .execute();
  for (const { process_id: processId } of idle) {
    if (existsSync(partPath(folder, processId))) continue;
    await catalogue
      .deleteFrom('upload_processes')
      .where('process_id', '=', processId)
      .where('stage', '=', 'RECEIVING')
      .execute();
  }
}

/**
 * Removes parts older than a day whose process receives no file any more, or that are nobody's: what a client that broke
 * off, or a server that died, left behind. The part of an open process stays, for its upload to go on.
 */
export async function sweepParts({ catalogue, folder }: Tenant, now: Date): Promise<void> {
  const uploads = uploadsFolder(folder);
  for (const name of await readdir(uploads).catch(() => [])) {
    if (!name.endsWith('.part')) continue;
    const path = join(uploads, name);
    const changed = await stat(path).catch(() => undefined);
    if (!changed || now.getTime() - changed.mtimeMs < PART_LIFE) continue;
    const process = await findProcess(catalogue, name.slice(0, -'.part'.length));
    if (process?.stage !== 'RECEIVING') await rm(path, { force: true });
  }
}
