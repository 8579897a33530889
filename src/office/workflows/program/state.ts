/**
 * How much of the program has come: sign-in alone, or all that a signed-in person works with.
 *
 *   signIn ──requested──▶ loading ──arrived──▶ whole
 *     ▲                      │
 *     └────────missed────────┘
 *
 * A page that opens with a held session starts as `whole`; any other boots as `signIn`.
 */
export type ProgramState =
  { readonly status: 'signIn' } | { readonly status: 'loading' } | { readonly status: 'whole' };
