import { Button, Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { selectReelRows } from '../../entities/reels';
import { reelChangeIntents } from '../../workflows/reelChanges';
import { reelPanelIntents } from '../../workflows/reelPanel';
import { ReelMenu } from './ReelMenu';

interface Props {
  readonly talentId: string;
  readonly reel: Reel;
}

/** One reel in the list: its name opens it, a switch turns it on and off. */
export function ReelNode({ talentId, reel }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const rows = useSelector((state: Parameters<typeof selectReelRows>[0]) =>
    selectReelRows(state, reel.reelId),
  );
  const { reelId, online, title } = reel;
  const change = () =>
    dispatch(reelChangeIntents.requested({ kind: 'switch', talentId, reelId, online: !online }));
  return (
    <div role="group" aria-label={title} className={online ? 'gr-reel' : 'gr-reel gr-reel-off'}>
      <Button
        variant="minimal"
        alignText="start"
        ellipsizeText
        className="gr-reel-name"
        text={title}
        title={title}
        onClick={() => dispatch(reelPanelIntents.reelOpened({ reelId }))}
      />
      <span className="gr-reel-count">
        {formatMessage({ id: 'reels.filmCount' }, { count: rows.length })}
      </span>
      <Switch
        checked={online}
        onChange={change}
        aria-label={formatMessage({ id: 'reels.onOff' }, { title })}
        className="gr-reel-switch"
      />
      <ReelMenu talentId={talentId} reel={reel} rows={rows} />
    </div>
  );
}
