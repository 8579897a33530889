import { sameJson } from '../../../journal/sameJson';
import type { Invariant } from '../../../journal/explore';
import { type Call, callsIn, didAnything } from './calls';

const withoutId = ({ input: { requestId: _requestId, ...rest } }: Call) => rest;

const isSameThing = (one: Call, other: Call) =>
  one.script === other.script && sameJson(withoutId(one), withoutId(other));

/** Done twice it is there twice; a deletion or a restoring is not. */
const makes = ({ script }: Call) => /\.(add\w*|mail|create)$/.test(script);

/** Nobody knows whether it arrived. */
function isLost({ answer }: Call): boolean {
  const { refusal } = (answer ?? {}) as { readonly refusal?: { readonly kind: string } };
  return refusal?.kind === 'timeout' || refusal?.kind === 'offline';
}

/**
 * What a person asked for once is not done twice: not by two calls at a time, nor by another call under another
 * request id, with or without a new try of the person when nobody knows whether the first one arrived.
 */
export const twice: Invariant = {
  name: 'double submit',
  broken({ entries }) {
    const calls = callsIn(entries).filter(
      (call) => makes(call) && typeof call.input?.['requestId'] === 'string',
    );
    return calls.flatMap((call, index) => {
      const before = calls.slice(0, index).findLast((other) => isSameThing(call, other));
      const isAnew = before && didAnything(entries, before.from, call.from) && !isLost(before);
      if (!before || isAnew) return [];
      if (before.input['requestId'] !== call.input['requestId'])
        return [`${call.script} was called twice for one thing that a person did`];
      return before.to > call.from ? [`${call.script} was called again while it ran`] : [];
    });
  },
};
