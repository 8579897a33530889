import type { ScriptName } from '../../../src/contract/scripts';
import type { Sample } from './sample';
import type { World } from './world';

const talent = async (world: World) => ({ kind: 'talent', personId: await world.talent() }) as const;

/** One sample a script of what is held of people. */
export const personSamples: {
  readonly [N in Extract<ScriptName, `person.${string}`>]: Sample<N>;
} = {
  'person.find': { input: () => ({ search: 'berg' }), rows: [] },
  'person.held': { input: talent, rows: ['personId'] },
  'person.export': { input: talent, rows: ['personId'] },
  'person.remove': {
    input: async (world) => ({ ...(await talent(world)), language: 'en' }),
    rows: ['personId'],
  },
};
