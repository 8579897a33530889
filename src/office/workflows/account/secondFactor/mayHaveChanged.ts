import type { Answer } from '../../../../contract/refusal';

/** Whether the second factor may be otherwise after an answer: a wrong password or code changes nothing. */
export const mayHaveChanged = (answer: Answer<unknown>) => answer.ok || answer.refusal.kind !== 'invalid';
