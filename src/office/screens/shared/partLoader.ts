import { type ComponentType, createContext, lazy, useContext, useState } from 'react';

/** Parts of screens that come with a kit of their own when they are first shown. */
type PartName = 'palette';

/** Loads a part, and what it works with. */
export const PartLoader = createContext<(name: PartName) => Promise<{ readonly default: ComponentType }>>(
  () => Promise.reject(new Error('No part can be loaded here')),
);

/** A part of a screen, which is fetched when it is first drawn; `P` is what it takes. */
export function usePart<P>(name: PartName) {
  const load = useContext(PartLoader);
  const [Part] = useState(() => lazy(() => load(name) as Promise<{ readonly default: ComponentType<P> }>));
  return Part;
}
