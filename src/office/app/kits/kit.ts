import type { Reducer } from '@reduxjs/toolkit';
import type { AnyScript } from '../../../contract/script';
import type { Sagas } from '../rootSaga';

/**
 * What only some screens work with, loaded with the first of them. A slice that keeps unsaved text belongs to the work
 * behind sign-in all the same: it is restored before any screen has come.
 */
export interface Kit {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly workflows: Sagas;
  /** What of the contract they alone call. */
  readonly scripts?: readonly AnyScript[];
  /** True, each, while closing the page would lose something. */
  readonly atWork?: readonly AtWork[];
}

/** Says of the slices that it knows whether something in them is at work. */
export type AtWork = (state: never) => boolean;

/** The kits that are there, by their names. */
export type Kits = Readonly<Record<string, Kit>>;

/** Those of them that have these names. */
export const chosen = (kits: Kits, names: readonly string[]): readonly Kit[] =>
  names.flatMap((name) => kits[name] ?? []);
