import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Live, SteppingWorld } from '../../journal';
import { Detail } from './Detail';
import { Stepper } from './Stepper';
import { Timeline } from './Timeline';
import { useLiveTrack } from './useLiveTrack';
import './live.css';

interface Props {
  readonly stepping: SteppingWorld;
  readonly live: Live;
}

/** What passes in the office now: commands that wait for their release, the timeline, the state. */
export function LivePanel({ stepping, live }: Props) {
  const { formatMessage } = useIntl();
  const track = useLiveTrack(live);
  /** Follows the newest entry until the person looks at an older one. */
  const [chosen, setChosen] = useState<number>();
  const last = track.played - 1;
  const position = chosen === undefined ? last : Math.min(chosen, last);
  const go = (to: number) => setChosen(to >= last ? undefined : to);
  return (
    <main className="playback-panel playback-live" aria-label={formatMessage({ id: 'live.title' })}>
      <h1 className="playback-live-title">{formatMessage({ id: 'live.title' })}</h1>
      <Stepper stepping={stepping} />
      <Timeline track={track} position={position} onGo={go} />
      <Detail track={track} position={position} onGo={go} />
    </main>
  );
}
