import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import type { Sample } from './sample';

/** One sample a script of home screens. */
export const screenSamples: {
  readonly [N in Extract<ScriptName, `screen.${string}` | 'screens.list'>]: Sample<N>;
} = {
  'screens.list': { input: () => ({ order: 'onlineFirst', limit: 500, page: 1 }), rows: [] },
  'screen.update': {
    input: async (world) => ({
      screenId: await world.screen(),
      legend: 'Née à Lyon',
      filmId: world.filmIds[1],
      version: 1,
      requestId: newId(),
    }),
    rows: ['screenId', 'filmId'],
  },
  'screen.toggle': {
    input: async (world) => ({ screenId: await world.screen(), online: true, requestId: newId() }),
    rows: ['screenId'],
  },
  'screen.move': {
    input: async (world) => ({
      beforeId: await world.screen(),
      screenId: await world.screen(),
    }),
    rows: ['screenId', 'beforeId'],
  },
  'screen.delete': {
    input: async (world) => ({ screenId: await world.screen(), requestId: newId() }),
    rows: ['screenId'],
  },
};
