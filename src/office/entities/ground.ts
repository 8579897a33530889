import { call } from '../kernel/commands';
import { perform } from '../kernel/perform';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';

interface Ground {
  /** Nobody can sign in here yet. */
  readonly isEmpty: boolean;
  /** A mail would leave. */
  readonly hasMailServer: boolean;
}

/** What an installation says of itself to whoever is not signed in. */
export const ground = query({
  name: 'ground',
  ask: () => perform(call('account.ground', {})),
  dataOf: ({ isEmpty, hasMailServer }: Ground): Ground => ({ isEmpty, hasMailServer }),
});

export const selectGround = (state: Parameters<typeof ground.selectQuery>[0]) =>
  ground.selectQuery(state, ALL);
