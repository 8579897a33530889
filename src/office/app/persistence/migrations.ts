import type { MigrationManifest, PersistedState } from 'redux-persist/es/types';

export const VERSION = 2;

/** From each version to the next. Version 1 is the first: what is older or of no version is not understood and left. */
export const migrations: MigrationManifest = { 1: () => undefined, 2: withBases };

interface TextOfVersion1 {
  readonly markdown: string;
  readonly version: number;
}

/**
 * Version 1 did not keep what a long text began from. Nothing stands for it here: unless the server has nothing either,
 * both texts are shown and the person chooses.
 */
function withBases(state: PersistedState): PersistedState {
  const found = state as { longText?: { drafts?: Readonly<Record<string, TextOfVersion1>> } } | undefined;
  if (!state || !found?.longText?.drafts) return state;
  const drafts = Object.entries(found.longText.drafts).map(([name, { markdown, version }]) => [
    name,
    { version, original: { markdown: '' }, values: { markdown }, unsure: [], holds: {} },
  ]);
  return { ...state, longText: { drafts: Object.fromEntries(drafts) } } as PersistedState;
}
