import type { Refusal } from '../../../contract/refusal';

/** What is loaded after sign-in: the loaders of spec section 7 that need no id. */
export const LISTS = [
  'categories',
  'talents',
  'staff',
  'reelNames',
  'news',
  'newsletters',
  'screens',
  'agencyFilms',
  'agencyReels',
  'version',
] as const;
export type ListName = (typeof LISTS)[number];

/**
 * One list:
 *
 *   waiting ──started──▶ loading ──arrived──▶ loaded ──started──▶ refreshing ──arrived──▶ loaded
 *      ▲                    └─failed──▶ failed ◀──failed─────────────┘
 *      └────────retried────────────────┘
 *
 * What came before stays shown while `refreshing` and when that `failed`.
 */
export type Load =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  | { readonly status: 'refreshing' }
  | { readonly status: 'failed'; readonly refusal: Refusal };

export interface LoadingState {
  readonly byList: Readonly<Record<ListName, Load>>;
}
