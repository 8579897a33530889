import { Button, ProgressBar } from '@blueprintjs/core';
import { Stop } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectReel } from '../../entities/reels';
import { reelChangeIntents, selectAddingFilms } from '../../workflows/reels/reelChanges';
import { Told } from '../../ui/Told';
import { useSelected } from '../shared/useSelected';

/** How far films are on their way to a reel, and the way to leave the rest out. */
export function AddingFilms() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const adding = useSelector(selectAddingFilms);
  const reel = useSelected(selectReel, adding?.reelId ?? '');
  const { at = 1, count = 1, canStop = false, isStopped = false } = adding ?? {};
  const label = formatMessage({ id: 'reels.adding.title' }, { title: reel?.title ?? '' });
  return (
    <div className={adding ? 'gr-reels-adding' : ''}>
      <div className={adding ? 'gr-reels-adding-words' : ''}>
        <Told>
          {adding && (
            <>
              <p>{isStopped && !canStop ? formatMessage({ id: 'reels.adding.stopping' }) : label}</p>
              <span className="gr-muted">
                {formatMessage({ id: 'reels.adding.progress' }, { at, count })}
              </span>
            </>
          )}
        </Told>
        {canStop && (
          <Button
            size="small"
            icon={<Stop />}
            text={formatMessage({ id: 'reels.adding.stop' })}
            onClick={() => dispatch(reelChangeIntents.addingStopped())}
          />
        )}
      </div>
      {adding && <ProgressBar value={(at - 1) / count} stripes={false} intent="primary" aria-label={label} />}
    </div>
  );
}
