import type { FieldProblems } from './wire/record';

/**
 * Why a call did not do what was asked. `problems` is by domain field name.
 * `offline`, `timeout` and `unreadable` are found by the office; the rest is said by the server. `word` is the script's
 * literal, where the body was that; `message` what a script that is not ours says of it in its own words.
 */
export type Refusal = Reason & { readonly word?: string; readonly message?: string };

type Reason =
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  /** `isLocked`: the session is there, and waits for its person to unlock it. */
  | { readonly kind: 'signedOut'; readonly isLocked?: true }
  /** The browser's session is of somebody else than the call names: `name` is theirs. */
  | { readonly kind: 'otherPerson'; readonly name: string }
  /** `noScript`: the backend has no script for such calls at all. */
  | { readonly kind: 'notFound'; readonly noScript?: true }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  | { readonly kind: 'refused'; readonly word: string }
  | { readonly kind: 'failed'; readonly status: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreadable'; readonly detail: string };

export type RefusalKind = Refusal['kind'];

/**
 * The answer of a call: its reply, or a typed refusal; never an exception. `missing` names what rows of the reply lack, for
 * the journal.
 */
export type Answer<T> =
  | { readonly ok: true; readonly reply: T; readonly missing?: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The header in which the server explains a refusal whose body is only the spec's literal word. */
export const REFUSAL_HEADER = 'greenroom-refusal';

/** True when the server has no such thing any more. Where the backend lacks the script, nothing is known of the thing. */
export const isGone = (refusal: Refusal): boolean => refusal.kind === 'notFound' && !refusal.noScript;

/** True when asking again later can help: the fault was on the way, not in what was asked. */
export function isTransient(refusal: Refusal): boolean {
  return (
    refusal.kind === 'offline' ||
    refusal.kind === 'timeout' ||
    (refusal.kind === 'failed' && refusal.status >= 500)
  );
}

/** True when the server may have done what was asked although its answer did not come, or cannot be read. */
export const isIndeterminate = (refusal: Refusal): boolean =>
  isTransient(refusal) || refusal.kind === 'unreadable';
