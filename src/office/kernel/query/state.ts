import type { Refusal } from '../../../contract/refusal';

/**
 * One question to the server, and what is known of its answer:
 *
 *   idle ──asked──▶ loading ──loaded──▶ ready ──asked──▶ refreshing ──loaded──▶ ready
 *                    │   ▲ │                               │   ▲
 *              failed│   │ └──partLoaded──▶ refreshing     │   │
 *                    ▼   │asked                      failed▼   │asked
 *                   failed (nothing is known)             failed (what was known before is)
 *
 *   any ──loaded──▶ ready: what the server has is known, however it came.
 *   any ──left──▶ idle: nobody looks at it any more. What was known, unless it is forgotten, is shown when somebody comes
 *   back, while it is asked anew. `params` are what is asked for.
 */
export type QueryState<P, D> =
  | { readonly status: 'idle'; readonly params: P; readonly data: D | null }
  | { readonly status: 'loading'; readonly params: P; readonly data: null }
  | { readonly status: 'ready'; readonly params: P; readonly data: D }
  | { readonly status: 'refreshing'; readonly params: P; readonly data: D }
  | { readonly status: 'failed'; readonly params: P; readonly data: D | null; readonly refusal: Refusal };

/** Whether an answer is waited for. */
export const isOnItsWay = ({ status }: QueryState<unknown, unknown>): boolean =>
  status === 'loading' || status === 'refreshing';

/** The params of a question that asks for all there is. */
export const ALL = {};
export type All = typeof ALL;

/** What names a question in a message. */
export interface OfParams<P> {
  readonly params: P;
}
