import { createAskers } from './askers';
import type { Recording } from './entry';

/**
 * Why a recording shows nothing, and proves nothing, in a sentence: nothing happened in it, or nothing that it is about.
 * Undefined of any other.
 */
export function emptinessOf({ header: { about, restarted }, entries }: Recording): string | undefined {
  if (entries.length === 0) return 'it is only a header: nothing that happened stands in it';
  if (!about) return undefined;
  if (about.length === 0) return 'it is about nothing: whatever happened would replay';
  const askers = createAskers(entries, restarted?.open);
  const isAbout = (name: string | undefined) => name !== undefined && about.includes(name);
  const isAny = entries.some((entry, index) =>
    entry.kind === 'state' ? Object.keys(entry.slices).some(isAbout) : isAbout(askers(index)),
  );
  return isAny ? undefined : `nothing that it is about stands in it: ${about.join(', ')}`;
}
