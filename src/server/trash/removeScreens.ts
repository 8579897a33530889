import { rm } from 'node:fs/promises';
import type { ChangeContext } from '../http/handler';
import { screenFolder } from '../media/paths';
import { chunks } from '../database/chunks';

/** Removes home screens for ever, with their pictures once that is on disk. */
export async function removeScreens(context: ChangeContext, screenIds: readonly string[]): Promise<void> {
  const { catalogue, folder, afterCommit } = context;
  for (const chunk of chunks(screenIds))
    await catalogue.deleteFrom('screens').where('screen_id', 'in', chunk).execute();
  afterCommit(() => void removePictures(folder, screenIds).catch(console.error));
}

async function removePictures(folder: string, screenIds: readonly string[]): Promise<void> {
  for (const screenId of screenIds)
    await rm(screenFolder(folder, screenId), { recursive: true, force: true });
}
