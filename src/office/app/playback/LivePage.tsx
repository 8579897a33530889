import { Offline } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { openerTools } from '../../ports/testers';
import type { PanelTools } from '../forTesters';
import { LivePanel } from './LivePanel';
import { usePlaybackClass } from './usePlaybackClass';
import './playback.css';
import { EmptyState } from '../../ui/EmptyState';

/** /replay/live: the panel beside a running office, opened by it. */
export function LivePage() {
  const className = usePlaybackClass();
  const tools = openerTools() as PanelTools | undefined;
  return (
    <div className={className}>
      {tools ? (
        <LivePanel tools={tools} />
      ) : (
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
