import type { Refusal } from '../../../../contract/refusal';

const busy = ['asking', 'confirming', 'withDevice', 'adding'];

/** What became of a step of the second factor, as a form of an account is told. */
export function sentStep(state: { readonly status: string; readonly refusal?: Refusal }) {
  if (state.refusal) return { status: 'refused', refusal: state.refusal };
  return { status: busy.includes(state.status) ? 'sending' : 'editing' };
}
