import { type ComponentType, createContext, lazy, useContext } from 'react';

export type Load = () => Promise<{ readonly default: ComponentType }>;

export interface Failure {
  readonly error: unknown;
}

/** Why the code of the address could not be loaded, if so. */
export const LoadFailure = createContext<Failure | null>(null);

/** A component whose code is loaded before it is drawn; throws the error of a failed load, which the next visit tries anew. */
export function loaded(load: Load): ComponentType {
  const Lazy = lazy(load);
  return function Loaded() {
    const failure = useContext(LoadFailure);
    if (failure) throw failure.error;
    return <Lazy />;
  };
}
