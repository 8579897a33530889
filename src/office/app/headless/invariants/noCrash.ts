import type { Invariant } from '../../../journal/explore';

/** No workflow fails with an error that it did not expect. */
export const noCrash: Invariant = {
  name: 'crash',
  broken: ({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'crashed' ? [`a workflow failed: ${entry.message}`] : [])),
};
