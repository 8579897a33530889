import type { ChangeContext } from '../http/handler';
import { screenFolder } from '../media/paths';
import { chunks } from '../database/chunks';

/** Removes home screens for ever, with their pictures. */
export async function removeScreens(context: ChangeContext, screenIds: readonly string[]): Promise<void> {
  for (const chunk of chunks(screenIds))
    await context.catalogue.deleteFrom('screens').where('screen_id', 'in', chunk).execute();
  await context.removeFiles(screenIds.map((screenId) => screenFolder('', screenId)));
}
