import { newId } from '../../../src/server/ids';
import type { Sample } from './sample';

/** Good input for the script that says who has a record open. */
export const presenceSamples: { readonly 'presence.tell': Sample<'presence.tell'> } = {
  'presence.tell': {
    input: ({ talentId }) => ({ window: newId(), thing: 'talent', recordId: talentId, field: 'email' }),
    rows: ['recordId'],
  },
};
