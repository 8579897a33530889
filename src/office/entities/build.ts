import { readVersion } from '../kernel/commands';
import { perform } from '../kernel/perform';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';

interface Build {
  /** The build that was served when this page was opened. */
  readonly opened: string;
  readonly served: string;
}

/** The build that the server serves now, from the version file. */
export const build = query({
  name: 'build',
  ask: () => perform(readVersion()),
  dataOf: ({ version }: { readonly version: string }, before: Build | null): Build => ({
    opened: before?.opened ?? version,
    served: version,
  }),
  retriesAtOnce: true,
});

type Root = Parameters<typeof build.selectQuery>[0];

/** True when the server has another build than the one this page runs. */
export function selectIsOutdated(state: Root): boolean {
  const { data } = build.selectQuery(state, ALL);
  return data !== null && data.opened !== data.served;
}
