import { createTransform } from 'redux-persist';
import type { AutoSaveState, Draft, Values } from '../../workflows/autoSave';

/**
 * Of auto-save, the switch and the records with unsaved text are stored. Secret fields are left out: they are those of
 * which `original` knows nothing.
 */
export const storedDrafts = createTransform<AutoSaveState, unknown>(
  ({ on, drafts }) => ({
    on,
    drafts: Object.fromEntries(
      Object.entries(drafts)
        .filter(([, { status }]) => status !== 'resting')
        .map(([name, draft]) => [name, storedDraft(draft)]),
    ),
  }),
  undefined,
  { whitelist: ['autoSave'] },
);

function storedDraft(draft: Draft) {
  const { form, recordId, version, original, values, unsure } = draft;
  const conflicts = Object.entries(draft.holds).filter(([, { kind }]) => kind === 'conflict');
  const isOpen = (field: string) => original[field] !== undefined;
  const open = (all: Values): Values =>
    Object.fromEntries(Object.entries(all).filter(([field]) => isOpen(field)));
  const sent = draft.status === 'saving' ? [...unsure, draft.sending.values] : unsure;
  return {
    form,
    recordId,
    version,
    original,
    values: open(values),
    unsure: sent.map(open),
    holds: Object.fromEntries(conflicts),
  };
}
