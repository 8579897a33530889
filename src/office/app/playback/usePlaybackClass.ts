import { useSyncExternalStore } from 'react';
import { isSystemDark, watchSystemDark } from '../../ports/page';

/** The class of a page under /replay: it is light or dark as the system is, whatever the recorded screens are. */
export const usePlaybackClass = (): string =>
  useSyncExternalStore(watchSystemDark, isSystemDark) ? 'playback bp6-dark' : 'playback';
