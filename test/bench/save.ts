import { catalogueOf } from '../tools/catalogue';
import { openLargeDemo } from './demoLarge';
import type { Call } from './load';
import type { Measured } from './measured';
import { compare, personAt, startBare } from './rates';

interface ReelRow {
  readonly reel_id: string;
  readonly talent_id: string;
}

/** How many people save at once. */
const CONNECTIONS = [10, 50] as const;

/** A reel turned on and off through the server with its history row, in requests a second of a plain one-row update. */
export async function run(): Promise<readonly Measured[]> {
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
    const ours = {
      url: server.url,
      next(count: number) {
        const { reel_id, talent_id } = reelAt(count);
        return call('reel.toggle', {
          REEL_ID: reel_id,
          ON_OFF: isOn(count) ? '1' : '0',
          WICH_TECH: talent_id,
        });
      },
    };
    const plain = {
      url: bare.url,
      next: (count: number): Call => ({
        method: 'POST',
        path: '/toggle',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reelId: reelAt(count).reel_id, online: isOn(count) }),
      }),
    };
    const measured: Measured[] = [];
    for (const connections of CONNECTIONS) {
      const { rate, p99 } = await compare(ours, plain, connections);
      const name = `${connections} people save, with history`;
      measured.push({ name: `${name}, of plain updates a second`, budget: 0.7, isFloor: true, ...rate });
      measured.push({ name: `${name}, 99 of 100 within, of plain`, budget: 1, ...p99 });
    }
    return measured;
  } finally {
    await bare.stop();
    catalogue.close();
    await close();
  }
}
