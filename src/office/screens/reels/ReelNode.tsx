import { Switch } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { GROUP_TYPE, holdsFilms } from '../../../contract/rules/reelType';
import { selectReelFilmIds } from '../../entities/reelFilms';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { selectEditReel } from '../../workflows/reels/editReel';
import { ReelMenu } from './ReelMenu';
import { ReelName } from './ReelName';
import { ReelNameField } from './ReelNameField';
import { useMayChange } from '../shared/useMay';
import { useSelected } from '../shared/useSelected';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  /** How many reels stand in it, if it is a group. */
  readonly subReels: number;
}

/** One reel, group or link in the list: its name opens it, a switch turns it on and off. A check mark says that a new name is saved. */
export const ReelNode = memo(function ReelNode({ owner, reel, subReels }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const filmIds = useSelected(selectReelFilmIds, reel.reelId);
  const { reelId, online, title } = reel;
  const edit = useSelector(selectEditReel);
  const own = 'reelId' in edit && edit.reelId === reelId ? edit : undefined;
  const change = () =>
    dispatch(reelChangeIntents.requested({ kind: 'switch', ...owner, reelId, online: !online }));
  return (
    <div role="group" aria-label={title} className={online ? 'gr-reel' : 'gr-reel gr-reel-off'}>
      {own?.status === 'editing' && !reel.isLink ? (
        <ReelNameField owner={owner} reelId={reelId} title={own.seen.title} />
      ) : (
        <ReelName owner={owner} reel={reel} />
      )}
      {own?.status === 'saved' && (
        <span className="gr-reel-saved">
          <Tick size={14} title={formatMessage({ id: 'autoSave.saved' })} />
        </span>
      )}
      <span className="gr-reel-count">
        {holdsFilms(reel) && formatMessage({ id: 'reels.filmCount' }, { count: filmIds.length })}
        {reel.type === GROUP_TYPE && formatMessage({ id: 'reels.subReelCount' }, { count: subReels })}
      </span>
      <Switch
        checked={online}
        disabled={!mayChange}
        onChange={change}
        aria-label={formatMessage({ id: 'reels.onOff' }, { title })}
        className="gr-reel-switch"
      />
      <ReelMenu owner={owner} reel={reel} filmIds={filmIds} />
    </div>
  );
});
