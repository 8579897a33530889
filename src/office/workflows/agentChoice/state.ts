/** Ids of all agents that are chosen, by talent. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/**
 *   settled ──toggled──▶ choosing ──(300 ms without a toggle) paused──▶ settled: auto-save has the choice
 *
 * Each talent's pause is its own: who goes on to another talent at once loses nothing.
 */
export type AgentChoiceState =
  { readonly status: 'settled' } | { readonly status: 'choosing'; readonly choices: Choices };
