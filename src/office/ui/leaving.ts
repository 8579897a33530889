import { createContext, useContext, useEffect } from 'react';

/** Going away from what is not saved. */
export interface Leaving {
  /** Something on show is not saved from now on; returns how to say that it is over. */
  readonly guard: () => () => void;
  /** Goes at once when all on show is saved; else the person is asked first. */
  readonly leave: (go: () => void) => void;
}

export const LeavingContext = createContext<Leaving>({
  guard: () => () => undefined,
  leave: (go) => go(),
});

/** As long as it is true, going to another page or closing what is on show asks first. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const { guard } = useContext(LeavingContext);
  useEffect(() => (isUnsaved ? guard() : undefined), [guard, isUnsaved]);
}

export const useLeave = () => useContext(LeavingContext).leave;
