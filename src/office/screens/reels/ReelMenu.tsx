import { Alert, Button, ButtonGroup } from '@blueprintjs/core';
import { Play, SendMessage, Trash } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel, ReelFilm } from '../../../contract/entities/reel';
import { playerIntents } from '../../workflows/player';
import { reelChangeIntents } from '../../workflows/reelChanges';
import { sendReelIntents } from '../../workflows/sendReel';
import { playable, useReelFilms } from './useReelFilms';

interface Props {
  readonly talentId: string;
  readonly reel: Reel;
  readonly rows: readonly ReelFilm[];
}

/** What can be done with a reel: play it, send it, delete it. */
export function ReelMenu({ talentId, reel: { reelId, title }, rows }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  // The question can still be pressed while it fades, as it was when it was open.
  const isAnswered = useRef(false);
  const films = playable(useReelFilms(rows));
  const ask = () => {
    isAnswered.current = false;
    setAsking(true);
  };
  const remove = () => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    setAsking(false);
    dispatch(reelChangeIntents.requested({ kind: 'delete', talentId, reelId }));
  };
  return (
    <ButtonGroup variant="minimal">
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
      <Button icon={<Trash />} aria-label={formatMessage({ id: 'reels.delete' }, { title })} onClick={ask} />
      <Alert
        isOpen={isAsking}
        intent="danger"
        icon={<Trash />}
        canEscapeKeyCancel
        canOutsideClickCancel
        cancelButtonText={formatMessage({ id: 'action.cancel' })}
        confirmButtonText={formatMessage({ id: 'action.delete' })}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        <p>{formatMessage({ id: 'reels.delete.question' }, { title })}</p>
        <p>{formatMessage({ id: 'reels.delete.safe' })}</p>
      </Alert>
    </ButtonGroup>
  );
}
