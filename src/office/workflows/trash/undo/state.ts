import type { Opposite } from './opposite';

export type Opposites = readonly Opposite[];

/**
 *   any ──offered──▶ offered ──requested──▶ taken (each way back tells how it goes; requested tries again)
 *                       │ joined      joined │ │
 *                       └─ended, dismissed   │ └──takenBack (the last of them)──▶ done
 *                              ▼             │
 *                            none ◀─dismissed┘    done ──ended, dismissed──▶ none
 *
 *   none, done, offered ──takenBack (another, by other ways)──▶ done
 *
 * The newest thing that was done is the one that is offered, with all that was done by one press: they join it one by one.
 * What was asked back before it comes without taking its place. A reload of the page boots as none.
 */
export type UndoState =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly opposites: Opposites; readonly onTheirWay: Opposites }
  /** Those that wait are not back yet. */
  | { readonly status: 'taken'; readonly opposites: Opposites; readonly waiting: Opposites }
  | { readonly status: 'done'; readonly opposites: Opposites };
