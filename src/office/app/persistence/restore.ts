import type { Storage } from 'redux-persist/es/types';
import * as yup from 'yup';
import { agencyFields, type Session, staffFields } from '../../../contract/entities/session';
import { schemaOf } from '../../../contract/wire/record';
import { LANGUAGES, LOCK_MINUTES, THEMES } from '../../workflows/office/preferences';
import { DRAFT_SLICES } from '../../workflows/records/draftSlices';
import { openPlace, type Slices } from './openPlace';
import { devicePlace, personalPlace } from './places';

const preferences = yup.object({
  language: yup.string().strict().defined().oneOf(LANGUAGES),
  theme: yup.string().strict().defined().oneOf(THEMES),
  lockAfter: yup.number().strict().oneOf(LOCK_MINUTES),
});
const session = yup.object({ agency: schemaOf(agencyFields), staff: schemaOf(staffFields) });
const pageSize = yup.number().strict().defined().integer().min(0).max(1000);

/** What was stored: slices that are sound, and, of whoever is signed in, what the work finds unsaved text in. */
interface Restored {
  readonly drafts: Slices;
  readonly [slice: string]: unknown;
}

/** The slices that were stored, as far as they are sound. A store that is corrupt, foreign or too old gives none. */
export async function restore(storage: Storage): Promise<Restored> {
  const { found: device } = await openPlace(devicePlace, storage);
  const held = sessionIn(device['session']);
  const isDressed = preferences.isValidSync(device['preferences']);
  const ofDevice = { ...(isDressed && { preferences: device['preferences'] }), drafts: {} };
  if (!held) return ofDevice;
  const { found } = await openPlace(personalPlace(held), storage);
  const { pageSizes } = found;
  const drafts = Object.fromEntries(DRAFT_SLICES.map((slice) => [slice, found[slice]]));
  return { ...ofDevice, ...(arePageSizes(pageSizes) && { pageSizes }), session: { current: held }, drafts };
}

function sessionIn(stored: unknown): Session | undefined {
  const current =
    typeof stored === 'object' && stored !== null && 'current' in stored ? stored.current : null;
  return session.isValidSync(current) ? (current as Session) : undefined;
}

const arePageSizes = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((size) => pageSize.isValidSync(size));
