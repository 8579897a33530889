import {
  type Recorder,
  type ReplayStore,
  showInDevtools,
  type SteppingWorld,
  steppingWorld,
} from '../journal';
import { listenToIgnored } from '../kernel/machine';
import type { World } from '../kernel/world';
import { connectDevtools, showToTesters } from '../ports/testers';

const isDevelopment = process.env.NODE_ENV !== 'production';

/** In development the world whose commands can be held back one by one, else undefined. */
export const developmentWorld = (world: World): SteppingWorld | undefined =>
  isDevelopment ? steppingWorld(world) : undefined;

/**
 * `window.greenroom.journal()` is the session's action log as text. In development `window.greenroom.stepping` holds
 * commands back (`setStepping`, `waiting`, `release`, `releaseAll`), the Redux DevTools show what is recorded, and the
 * console tells of steps that came in a status where they do not apply, without what they carry.
 */
export function equipTesters(
  recorder: Recorder,
  store: ReplayStore,
  stepping: SteppingWorld | undefined,
): void {
  showToTesters({ journal: recorder.text, ...(stepping && { stepping }) });
  if (isDevelopment)
    listenToIgnored((status, { type }) => console.warn(`${type} does not apply while ${status}: ignored.`));
  const connection = isDevelopment ? connectDevtools('Greenroom') : undefined;
  if (connection) showInDevtools(recorder, store.getState, connection);
}
