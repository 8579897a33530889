import type { Storage } from 'redux-persist/es/types';
import * as yup from 'yup';
import { LONG_TEXT_LIMIT } from '../../../contract/entities/longText';
import { agencyFields, type Session, staffFields } from '../../../contract/entities/session';
import { schemaOf } from '../../../contract/wire/record';
import { LANGUAGES, THEMES } from '../../workflows/preferences';
import { openPlace } from './openPlace';
import { devicePlace, personalPlace } from './places';

const preferences = yup.object({
  language: yup.string().strict().defined().oneOf(LANGUAGES),
  theme: yup.string().strict().defined().oneOf(THEMES),
});
const session = yup.object({ agency: schemaOf(agencyFields), staff: schemaOf(staffFields) });
const pageSize = yup.number().strict().defined().integer().min(0).max(1000);

/**
 * The slices that were stored, as far as they are sound. A store that is corrupt, foreign or too old gives none. What
 * `autoSave` holds is read by the work, which knows the forms.
 */
export async function restore(storage: Storage): Promise<Record<string, unknown>> {
  const { found: device } = await openPlace(devicePlace, storage);
  const held = sessionIn(device['session']);
  const state: Record<string, unknown> = {};
  if (preferences.isValidSync(device['preferences'])) state['preferences'] = device['preferences'];
  if (!held) return state;
  const { pageSizes, longText, autoSave } = (await openPlace(personalPlace(held), storage)).found;
  if (arePageSizes(pageSizes)) state['pageSizes'] = pageSizes;
  const drafts = draftsIn(longText);
  if (drafts) state['longText'] = { document: { status: 'closed' }, notice: null, drafts };
  return { ...state, session: { current: held }, autoSave };
}

function sessionIn(stored: unknown): Session | undefined {
  const current =
    typeof stored === 'object' && stored !== null && 'current' in stored ? stored.current : null;
  return session.isValidSync(current) ? (current as Session) : undefined;
}

const draft = yup.object({
  markdown: yup.string().strict().defined().max(LONG_TEXT_LIMIT),
  version: yup.number().strict().defined().integer().min(0),
});

/** Of a text that was open, only what was not saved is taken up again. */
function draftsIn(stored: unknown): object | undefined {
  const drafts = typeof stored === 'object' && stored !== null && 'drafts' in stored ? stored.drafts : null;
  if (typeof drafts !== 'object' || drafts === null) return undefined;
  const each = Object.values(drafts);
  return each.length > 0 && each.every((one) => draft.isValidSync(one)) ? drafts : undefined;
}

const arePageSizes = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((size) => pageSize.isValidSync(size));
