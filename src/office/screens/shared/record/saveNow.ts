import { autoSaveIntents, type Draft } from '../../../workflows/records/autoSave';

/** A person wants a record saved now: with that, what was offered from before is taken. Returns what is to be dispatched. */
export function saveNow({ form, recordId, status }: Draft) {
  const save = autoSaveIntents.saveRequested({ form, recordId });
  return status === 'offered' ? [autoSaveIntents.offerAccepted({ form, recordId }), save] : [save];
}
