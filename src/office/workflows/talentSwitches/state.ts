import type { Refusal } from '../../../contract/refusal';
import type { Keyed } from '../../kernel/keyed';

/**
 * The switch of one talent:
 *
 *   settled, refused ──requested──▶ waiting ──started──▶ saving ──saved──▶ settled
 *                                      ▲                  │ │ requested (the newest is wanted)
 *                                      └──saved (another──┘ └─refused──▶ refused, or settled when
 *                                         is wanted now)                 what was refused is wanted no more
 *
 * The screen shows `wanted` while it waits and saves; after a refusal it shows what the server has.
 */
export type TalentSwitch =
  | { readonly status: 'settled' }
  | { readonly status: 'waiting'; readonly wanted: boolean }
  | { readonly status: 'saving'; readonly wanted: boolean; readonly asked: boolean }
  | { readonly status: 'refused'; readonly wanted: boolean; readonly refusal: Refusal };

/** The screen shows what the server has. */
export const settled: TalentSwitch = { status: 'settled' };

/** By talent id; those that are settled are not kept. */
export type TalentSwitchesState = Keyed<TalentSwitch>;
