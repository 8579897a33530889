import { catalogueOf } from '../catalogue';
import type { RunningServer } from '../server';
import type { Stop } from './stop';

/** The pages that people without an account see. */
export const publicStops = (server: () => RunningServer): readonly Stop[] => [
  {
    name: 'public reel page',
    open: async (page) => {
      await page.goto(`/reel/${openReelId(server())}`);
      await page.getByRole('navigation', { name: 'Films' }).waitFor();
    },
  },
  {
    name: 'public reel that is off',
    open: async (page) => {
      await page.goto('/reel/none');
      await page.getByRole('heading').first().waitFor();
    },
  },
];

/** The id of a reel whose link can be opened. */
function openReelId(server: RunningServer): string {
  const catalogue = catalogueOf(server);
  const row = catalogue.prepare('select reel_id as id from reels where online = 1').get() as { id: string };
  catalogue.close();
  return row.id;
}
