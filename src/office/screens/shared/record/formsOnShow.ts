import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { DraftKey } from '../../../workflows/records/autoSave';

type Names = readonly string[];

/** The names of the forms on the screen, and how they change. */
interface FormsOnShow {
  readonly names: Names;
  readonly change: (update: (names: Names) => Names) => void;
}

const Context = createContext<FormsOnShow>({ names: [], change: () => undefined });
export const FormsOnShowProvider = Context.Provider;

const nameOf = ({ form, recordId }: DraftKey) => `${form}:${recordId}`;

/** What a `FormsOnShowProvider` is given. */
export function useFormsOnShow(): FormsOnShow {
  const [names, change] = useState<Names>([]);
  return useMemo(() => ({ names, change }), [names]);
}

/** Notes that this record's form stands on the screen. */
export function useNotedOnShow({ form, recordId }: DraftKey): void {
  const { change } = useContext(Context);
  useEffect(() => {
    const name = nameOf({ form, recordId });
    change((names) => [...names, name]);
    return () => change((names) => names.filter((other) => other !== name));
  }, [change, form, recordId]);
}

/** True for the records whose form does not stand on the screen. */
export function useIsAway(): (key: DraftKey) => boolean {
  const { names } = useContext(Context);
  return (key) => !names.includes(nameOf(key));
}
