import type { Answer } from '../../../../contract/refusal';
import type { Saved } from '../../../../contract/wire/saved';
import type { SaveOutcome } from './form';

/** What became of a save whose reply is a `savedOrConflict`. */
export function readAnswer(answer: Answer<Saved<object>>): SaveOutcome {
  if (!answer.ok) return { kind: 'refused', refusal: answer.refusal };
  const { reply } = answer;
  if (reply.kind !== 'conflict') return reply;
  return { ...reply, values: { ...reply.values } };
}
