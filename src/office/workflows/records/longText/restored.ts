import { draftsIn } from '../../../kernel/draft/stored';
import type { LongTextState, TextDraft } from './state';

/** What the long texts start with: of a text that was open, only what was not saved is taken up again. */
export function restoredLongText(stored: unknown): LongTextState | undefined {
  const sound = Object.entries(draftsIn(stored)).filter(
    (named): named is [string, TextDraft] => typeof named[1].values['markdown'] === 'string',
  );
  if (sound.length === 0) return undefined;
  return { document: { status: 'closed' }, notice: null, drafts: Object.fromEntries(sound) };
}
