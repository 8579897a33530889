import { Button, ButtonGroup } from '@blueprintjs/core';
import { Play, SendMessage, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel, ReelFilm } from '../../../contract/entities/reel';
import { holdsFilms } from '../../../contract/rules/reelType';
import { deletionIntents } from '../../workflows/deletion';
import { playerIntents } from '../../workflows/player';
import { sendReelIntents } from '../../workflows/sendReel';
import { EditReelButton } from './EditReelButton';
import { playable, useReelFilms } from './useReelFilms';

interface Props {
  readonly talentId: string;
  readonly reel: Reel;
  readonly rows: readonly ReelFilm[];
}

/** What can be done with a reel: play it and send it, if it holds films, rename it, delete it. */
export function ReelMenu({ talentId, reel, rows }: Props) {
  const { reelId, title } = reel;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const films = playable(useReelFilms(rows));
  return (
    <ButtonGroup variant="minimal">
      {holdsFilms(reel) && (
        <>
          <Button
            icon={<Play />}
            disabled={films.length === 0}
            aria-label={formatMessage({ id: 'reels.play' }, { title })}
            onClick={() => dispatch(playerIntents.opened({ films, index: 0 }))}
          />
          <Button
            icon={<SendMessage />}
            disabled={rows.length === 0}
            aria-label={formatMessage({ id: 'reels.send' }, { title })}
            onClick={() => dispatch(sendReelIntents.opened({ reelId }))}
          />
        </>
      )}
      <EditReelButton reel={reel} />
      <Button
        icon={<Trash />}
        aria-label={formatMessage({ id: 'reels.delete' }, { title })}
        onClick={() =>
          dispatch(deletionIntents.opened({ things: [{ kind: 'reel', id: reelId, title, talentId }] }))
        }
      />
    </ButtonGroup>
  );
}
