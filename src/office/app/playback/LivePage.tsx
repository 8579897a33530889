import { NonIdealState } from '@blueprintjs/core';
import { Offline } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { openerTools } from '../../ports/testers';
import type { PanelTools } from '../forTesters';
import { LivePanel } from './LivePanel';
import { usePlaybackClass } from './usePlaybackClass';
import './playback.css';

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
          <NonIdealState
            icon={<Offline size={48} />}
            title={
              <h1>
                <FormattedMessage id="live.alone" />
              </h1>
            }
            description={<FormattedMessage id="live.aloneText" />}
          />
        </main>
      )}
    </div>
  );
}
