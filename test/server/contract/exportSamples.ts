import type { ScriptName } from '../../../src/contract/scripts';
import type { Sample } from './sample';

/** One sample a script that hands out tables. */
export const exportSamples: {
  readonly [N in Extract<ScriptName, `${string}s.export`>]: Sample<N>;
} = {
  'talents.export': { input: () => ({ language: 'en' }), rows: [] },
  'films.export': { input: () => ({ language: 'ja' }), rows: [] },
};
