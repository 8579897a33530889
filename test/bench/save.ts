import { catalogueOf } from '../tools/catalogue';
import { openLargeDemo } from './demoLarge';
import type { Call } from './load';
import type { Measured } from './measured';
import { compare, personAt, startBare } from './rates';

interface ReelRow {
  readonly reel_id: string;
  readonly talent_id: string;
  readonly online: number;
}

/** How many people save at once. */
const CONNECTIONS = [10, 50] as const;

/** Gives one reel after the other, to be turned to what it is not: SQLite writes nothing where nothing changes. */
function turning(reels: readonly ReelRow[]) {
  let turns = 0;
  return () => {
    const reel = reels[turns % reels.length]!;
    const wasTurned = Math.floor(turns / reels.length) % 2 === 1;
    turns += 1;
    return { reel, isOn: (reel.online === 1) === wasTurned };
  };
}

/** A reel turned on and off through the server with its history row, in requests a second of a plain one-row update. */
export async function run(): Promise<readonly Measured[]> {
  const { server, close } = await openLargeDemo();
  const bare = await startBare(server);
  const catalogue = catalogueOf(server);
  try {
    const call = await personAt(server.url);
    const reels = catalogue
      .prepare('select reel_id, talent_id, online from reels where special = 0 and trashed_at is null')
      .all() as ReelRow[];
    const half = Math.floor(reels.length / 2);
    const [turnOurs, turnPlain] = [turning(reels.slice(0, half)), turning(reels.slice(half))];
    const ours = {
      url: server.url,
      next() {
        const { reel, isOn } = turnOurs();
        return call('reel.toggle', {
          REEL_ID: reel.reel_id,
          ON_OFF: isOn ? '1' : '0',
          WICH_TECH: reel.talent_id,
        });
      },
    };
    const plain = {
      url: bare.url,
      next(): Call {
        const { reel, isOn } = turnPlain();
        return {
          method: 'POST',
          path: '/toggle',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reelId: reel.reel_id, online: isOn }),
        };
      },
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
