import { useState } from 'react';

/**
 * The key of an editor that holds its text itself: it begins anew where `revision` says that something is otherwise than it
 * was typed, and this text is; whatever else changed beside it leaves the person who writes where they are.
 */
export function useEditorKey(revision: number, text: string): number {
  const [seen, setSeen] = useState({ revision, text, key: revision });
  const isOther = revision !== seen.revision;
  const key = isOther && text !== seen.text ? revision : seen.key;
  if (isOther || text !== seen.text) setSeen({ revision, text, key });
  return key;
}
