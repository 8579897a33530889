import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { World } from '../kernel/world';

/** What the player needs of a store. */
export interface ReplayStore {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): () => void;
}

/** Makes the office without its views: store and root saga, over the given world. `middleware` stands first in the chain. */
export type OfficeFactory = (options: {
  readonly world: World;
  readonly preloadedState: unknown;
  readonly middleware: readonly Middleware[];
  readonly onError: (error: unknown, by?: string) => void;
}) => { readonly store: ReplayStore };
