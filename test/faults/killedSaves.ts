import { setTimeout as pause } from 'node:timers/promises';
import { BOTH, type Fault, withRig } from './fault';
import { openDesk, saving, wrongWith } from './saves';

/** The longest that people save before the server is killed, in milliseconds. */
const LONGEST = 800;

/** The server is killed while people save talents, reels, films, news and the order of a reel. */
export const killedSaves: Fault = {
  name: 'killed in mixed saves',
  databases: BOTH,
  usual: 60,
  run: ({ database, tries, chance }) =>
    withRig(database, {}, async ({ server, client }) => {
      const desk = await openDesk(client);
      const violations: string[] = [];
      for (let at = 0; at < tries; at += 1) {
        const work = saving(desk, chance);
        await pause(chance.next() * LONGEST);
        await server.kill();
        const saves = await work.end();
        await server.restart();
        violations.push(...(await wrongWith(desk, saves)));
      }
      return { tries, violations };
    }),
};
