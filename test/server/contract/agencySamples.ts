import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { none, type Sample } from './sample';

const names = () => {
  const name = newId();
  return { name: `Grips ${name}`, singular: `Grip ${name}` };
};

/** One sample a script of what holds for all of an agency. */
export const agencySamples: {
  readonly [N in Extract<ScriptName, `${'agency' | 'profession' | 'agents'}.${string}`>]: Sample<N>;
} = {
  'agency.settings': none,
  'agency.saveSettings': {
    input: ({ abbreviation }) => ({
      ...{
        displayName: `Agency ${abbreviation}`,
        logoUrl: '',
        webAddress: '',
        mainMail: 'office@agency.example',
      },
      ...{ newsletterMail: '', facebook: '', twitter: '', instagram: '', vimeo: 'films.example/agency' },
      ...{ asa: '', tumblr: '', newsletterTextColor: '#606060', newsletterBackColor: '#fff' },
      ...{ pictureShape: 'wide', filmQuality: 'small' },
      requestId: newId(),
    }),
    rows: [],
  },
  'agents.list': none,
  'agents.save': {
    input: () => ({ agentId: 'AM', name: newId(), initials: 'AM', color: '#2d72d2', requestId: newId() }),
    rows: [],
  },
  'agency.professions': none,
  'profession.add': { input: () => ({ ...names(), requestId: newId() }), rows: [] },
  'profession.rename': {
    input: ({ categoryId }) => ({ categoryId, ...names(), requestId: newId() }),
    rows: ['categoryId'],
  },
  'profession.move': {
    input: ({ categoryId }) => ({ categoryId, beforeId: '', requestId: newId() }),
    rows: ['categoryId'],
  },
  'profession.remove': {
    input: async ({ profession }) => ({ categoryId: await profession(), requestId: newId() }),
    rows: ['categoryId'],
  },
};
