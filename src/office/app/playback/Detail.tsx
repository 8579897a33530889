import { Tab, Tabs } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { inFlight, stateDiff } from '../../journal';
import { Changes } from './Changes';
import { EntryText } from './EntryText';
import { Flying } from './Flying';
import { StateText } from './StateText';
import type { Track } from './track';
import { type Clicked, Why } from './Why';
import { Workflows } from './Workflows';
import './detail.css';

interface DetailProps {
  readonly track: Track;
  readonly position: number;
  readonly clicked?: Clicked | undefined;
  readonly onGo: (position: number) => void;
}

/** The entry at the position, what it changed in the state, the state, the workflows' statuses, the commands in flight; and why something is what it is. */
export function Detail({ track, position, clicked, onGo }: DetailProps) {
  const { formatMessage } = useIntl();
  const changes = useMemo(
    () => stateDiff(track.stateAt(position - 1), track.stateAt(position)),
    [track, position],
  );
  const flying = useMemo(() => inFlight(track.spans, position), [track.spans, position]);
  const title = (id: 'changes' | 'flying', count: number) =>
    `${formatMessage({ id: `replay.tab.${id}` })} (${count})`;
  return (
    <Tabs id="replay-detail" className="playback-detail" renderActiveTabPanelOnly>
      <Tab id="changes" title={title('changes', changes.length)} panel={<Changes changes={changes} />} />
      <Tab
        id="entry"
        title={formatMessage({ id: 'replay.tab.entry' })}
        panel={<EntryText track={track} position={position} />}
      />
      <Tab
        id="workflows"
        title={formatMessage({ id: 'replay.tab.workflows' })}
        panel={<Workflows track={track} position={position} />}
      />
      <Tab id="flying" title={title('flying', flying.length)} panel={<Flying spans={flying} />} />
      <Tab
        id="state"
        title={formatMessage({ id: 'replay.tab.state' })}
        panel={<StateText state={track.stateAt(position)} />}
      />
      <Tab
        id="why"
        title={formatMessage({ id: 'replay.tab.why' })}
        panel={<Why key={clicked?.nth} track={track} position={position} first={clicked?.text} onGo={onGo} />}
      />
    </Tabs>
  );
}
