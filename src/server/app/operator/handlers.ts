import { read, type Handlers } from '../../http/handler';
import { diskOf } from '../../files/room';
import { sinceRounds } from '../../rounds';
import type { OpenInstallation } from '../assemble';
import type { Metrics } from './metrics';
import { statesIn } from './queues';

/** What administrators see of the server that answers them; of queues those of their own agency. */
export const operationHandlers = (
  { streams }: OpenInstallation,
  metrics: Metrics,
): Handlers<'operation.get'> => ({
  'operation.get': read(async ({ catalogue, folder, diskFloor, now }) => {
    const { free, all } = await diskOf(folder);
    const states = await statesIn(catalogue);
    return {
      uptime: Math.round(process.uptime()),
      freeBytes: free,
      diskBytes: all,
      floorBytes: diskFloor,
      streams: streams.size(),
      queues: states.map(({ queue, state, count, first }) => ({
        ...{ queue, state, count },
        oldest: Math.max(0, Math.round((now.getTime() - Date.parse(first)) / 1000)),
      })),
      calls: await metrics.calls(),
      workers: [...sinceRounds()].map(([worker, since]) => ({ worker, since: Math.round(since) })),
    };
  }),
});
