import { Offline } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Live } from '../../journal';
import { openerTools } from '../../ports/testers';
import type { PanelTools } from '../forTesters';
import { LivePanel } from './LivePanel';
import { usePlaybackClass } from './usePlaybackClass';
import './playback.css';
import { EmptyState } from '../../ui/EmptyState';

/** /replay/live: the panel beside a running office, opened by it. */
export function LivePage() {
  const className = usePlaybackClass();
  const [tools, setTools] = useState(() => openerTools() as PanelTools | undefined);
  const [live, setLive] = useState<Live>();
  useEffect(() => void tools?.live().then(setLive, () => setTools(undefined)), [tools]);
  return (
    <div className={className}>
      {tools && live && <LivePanel stepping={tools.stepping} live={live} />}
      {!tools && (
        <main className="playback-open">
          <EmptyState
            icon={<Offline size={48} />}
            level={1}
            title={<FormattedMessage id="live.alone" />}
            description={<FormattedMessage id="live.aloneText" />}
          />
        </main>
      )}
    </div>
  );
}
