import { useEffect, useMemo, useState } from 'react';
import { spansOf } from '../../journal';
import type { PanelTools } from '../forTesters';
import type { Track } from './track';

/** What passes in an office, as the timeline shows it: all of it is played. */
export function useLiveTrack(tools: PanelTools): Track {
  const live = useMemo(() => tools.live(), [tools]);
  const [entries, setEntries] = useState(live.entries);
  useEffect(() => {
    const update = () => setEntries(live.entries);
    update();
    return live.subscribe(update);
  }, [live]);
  return useMemo(
    () => ({
      entries,
      played: entries.length,
      divergence: undefined,
      spans: spansOf(entries, live.open),
      stateAt: live.stateAt,
    }),
    [entries, live],
  );
}
