import { useEffect, useState } from 'react';
import { watchSystemDark } from '../../ports/page';

/** The class of a page under /replay: it is light or dark as the system is, whatever the recorded screens are. */
export function usePlaybackClass(): string {
  const [isDark, setDark] = useState(false);
  useEffect(() => watchSystemDark(setDark), []);
  return isDark ? 'playback bp6-dark' : 'playback';
}
