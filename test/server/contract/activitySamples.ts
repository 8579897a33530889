import type { ScriptName } from '../../../src/contract/scripts';
import { none, type Sample } from './sample';

/** One sample a script of what was done. */
export const activitySamples: {
  readonly [N in Extract<ScriptName, `activity.${string}`>]: Sample<N>;
} = {
  'activity.list': { input: () => ({ from: '2026-01-01', until: '2026-12-31' }), rows: [] },
  'activity.export': none,
  'activity.putBack': {
    input: async (world) => ({ activityId: await world.changedTalent() }),
    rows: ['activityId'],
  },
};
