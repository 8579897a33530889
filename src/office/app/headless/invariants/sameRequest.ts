import { askedIn } from '../../../../contract/rules/askedIn';
import type { Entry } from '../../../journal';
import { sameJson } from '../../../journal/sameJson';
import type { Invariant } from '../../../journal/explore';
import { type Call, callsIn } from './calls';

const asked = ({ script, input }: Call) => ({ script, input: askedIn(input) });

/** Here the world may hand out an id twice. */
const isHandedOutTwice = (entries: readonly Entry[], id: string) =>
  entries.filter((entry) => entry.kind === 'answered' && entry.value === id).length > 1;

/** What is tried again under a request id asks for the same: the server refuses anything else. */
export const sameRequest: Invariant = {
  name: 'another request under one id',
  broken({ entries }) {
    const first = new Map<string, Call>();
    return callsIn(entries).flatMap((call) => {
      const id = call.input?.['requestId'];
      if (typeof id !== 'string') return [];
      const before = first.get(id);
      if (!before) first.set(id, call);
      return !before || sameJson(asked(before), asked(call)) || isHandedOutTwice(entries, id)
        ? []
        : [`${call.script} asked for something else under the request id of ${before.script}`];
    });
  },
};
