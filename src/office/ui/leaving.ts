import { createContext, useContext, useLayoutEffect } from 'react';

/** Going away from what is not saved. */
interface Leaving {
  /** Something on show is not saved from now on; returns how to say that it is over. `question` says what would be lost. */
  readonly guard: (question?: string) => () => void;
  /** Goes at once when all on show is saved; else the person is asked first. */
  readonly leave: (go: () => void) => void;
}

interface Unsaved {
  /** Asked instead of the usual question, where what was typed would be lost. */
  readonly question: string | undefined;
}

/** What is on show and not saved, the newest last: of the page, as the dialogs of the session ask too, which stand outside. */
let onShow: readonly Unsaved[] = [];
export const unsavedOnShow = () => onShow;

/** Something on show is not saved from now on; returns how to say that it is over. */
export function noteUnsaved(question: string | undefined): () => void {
  const one = { question };
  onShow = [...onShow, one];
  return () => void (onShow = onShow.filter((other) => other !== one));
}

export const LeavingContext = createContext<Leaving>({
  guard: () => () => undefined,
  leave: (go) => go(),
});

/** As long as it is true, going to another page or closing what is on show asks first: the `question`, or the usual one. */
export function useAskBeforeLeaving(isUnsaved: boolean, question?: string): void {
  const { guard } = useContext(LeavingContext);
  // At once: the next key may be the one that leaves.
  useLayoutEffect(() => (isUnsaved ? guard(question) : undefined), [guard, isUnsaved, question]);
}

export const useLeave = () => useContext(LeavingContext).leave;
