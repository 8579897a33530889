import type { JournalFacts, SavedFile } from '../../kernel/world';

/**
 *   closed ──opened──▶ describing ──described──▶ ready ──saveRequested──▶ saving ──saved──▶ saved ──closed──▶ closed
 *                                                 ▲                        │ failed
 *                                                 └────────────────────────┘
 *   describing, ready ──closed──▶ closed
 */
export type ReportState =
  | { readonly status: 'closed' }
  | { readonly status: 'describing' }
  | { readonly status: 'ready'; readonly facts: JournalFacts; readonly hasFailed: boolean }
  | { readonly status: 'saving'; readonly facts: JournalFacts }
  | { readonly status: 'saved'; readonly file: SavedFile };
