import { draftsIn } from '../draft/stored';
import type { RecordPageState } from './state';

/** What a page of records with these fields starts with: only what was not saved is taken up again. */
export const restoredRecords =
  (fields: object) =>
  (stored: unknown): RecordPageState | undefined => {
    const names = Object.keys(fields);
    const sound = Object.entries(draftsIn(stored)).filter(([, { values }]) =>
      names.every((name) => values[name] !== undefined),
    );
    return sound.length === 0 ? undefined : { page: { status: 'closed' }, drafts: Object.fromEntries(sound) };
  };
