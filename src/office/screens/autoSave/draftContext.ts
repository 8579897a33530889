import { createContext, useContext } from 'react';
import type { Draft } from '../../workflows/autoSave';

const DraftContext = createContext<Draft | null>(null);
export const DraftProvider = DraftContext.Provider;

/** The draft of the form around; a field stands in a form. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('A field that saves itself stands in an AutoSaveForm.');
  return draft;
}
