import { catalogueOf } from '../tools/catalogue';
import { openLargeDemo } from './demoLarge';
import type { Measured } from './measured';
import { compare, personAt, startBare } from './rates';

interface ReelRow {
  readonly reel_id: string;
  readonly talent_id: string;
}

/** A reel turned on and off through the server with its history row, in requests a second of a plain one-row update. */
export async function run(): Promise<Measured> {
  const { server, close } = await openLargeDemo();
  const bare = await startBare(server);
  const catalogue = catalogueOf(server);
  try {
    const call = await personAt(server.url);
    const reels = catalogue
      .prepare('select reel_id, talent_id from reels where special = 0 and trashed_at is null')
      .all() as ReelRow[];
    const reelAt = (count: number) => reels[count % reels.length]!;
    const isOn = (count: number) => Math.floor(count / reels.length) % 2 === 0;
    const figures = await compare(
      {
        url: server.url,
        next(count) {
          const { reel_id, talent_id } = reelAt(count);
          return call('reel.toggle', {
            REEL_ID: reel_id,
            ON_OFF: isOn(count) ? '1' : '0',
            WICH_TECH: talent_id,
          });
        },
      },
      {
        url: bare.url,
        next: (count) => ({
          method: 'POST',
          path: '/toggle',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reelId: reelAt(count).reel_id, online: isOn(count) }),
        }),
      },
    );
    return {
      name: 'a save with its history, of plain updates a second',
      budget: 0.7,
      isFloor: true,
      ...figures,
    };
  } finally {
    await bare.stop();
    catalogue.close();
    await close();
  }
}
