import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Live, spansOf } from '../../journal';
import { deedsOf } from './deeds';
import { isOfPerson } from './intentText';
import type { Track } from './track';

/** What passes in an office, as the timeline shows it: all of it is played. */
export function useLiveTrack(live: Live): Track {
  const { messages } = useIntl();
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
      deeds: deedsOf(entries, (type) => isOfPerson(type, messages)),
      stateAt: live.stateAt,
    }),
    [entries, live, messages],
  );
}
