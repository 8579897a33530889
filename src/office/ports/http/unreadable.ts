import type { Answer } from '../../../contract/refusal';

/** The refusal of what the office could make nothing of. */
export const unreadable = (error: unknown): Answer<never> => ({
  ok: false,
  refusal: { kind: 'unreadable', detail: error instanceof Error ? error.message : String(error) },
});
