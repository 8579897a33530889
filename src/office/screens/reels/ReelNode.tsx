import { Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { GROUP_TYPE, holdsFilms } from '../../../contract/rules/reelType';
import { selectReelRows } from '../../entities/reels';
import { reelChangeIntents } from '../../workflows/reelChanges';
import { ReelMenu } from './ReelMenu';
import { ReelName } from './ReelName';

interface Props {
  readonly talentId: string;
  readonly reel: Reel;
  /** How many reels stand in it, if it is a group. */
  readonly subReels: number;
}

/** One reel, group or link in the list: its name opens it, a switch turns it on and off. */
export function ReelNode({ talentId, reel, subReels }: Props) {
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
      <ReelName reel={reel} />
      <span className="gr-reel-count">
        {holdsFilms(reel) && formatMessage({ id: 'reels.filmCount' }, { count: rows.length })}
        {reel.type === GROUP_TYPE && formatMessage({ id: 'reels.subReelCount' }, { count: subReels })}
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
