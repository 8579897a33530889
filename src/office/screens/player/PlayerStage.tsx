import { Button, Spinner } from '@blueprintjs/core';
import { Cross, Play } from '@blueprintjs/icons';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { playerIntents, type PlayerState } from '../../workflows/films/player';
import { PlayerBroken } from './PlayerBroken';
import { PlayerControls } from './PlayerControls';
import { PlayerGone } from './PlayerGone';
import { PlayerQueue } from './PlayerQueue';
import { usePlayerKeys } from './usePlayerKeys';
import { useVideo } from './useVideo';
import { useVideoAddress } from './useVideoAddress';

type OpenPlayer = Exclude<PlayerState, { readonly status: 'empty' }>;

interface PlayerStageProps {
  readonly player: OpenPlayer;
  /** The overlay keeps the focus within it. */
  readonly stage: RefObject<HTMLDivElement>;
}

/** The film on show with its title, its controls, and the films of its reel. */
export function PlayerStage({ player, stage }: PlayerStageProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isListShown, setListShown] = useState(false);
  useEffect(() => takeFocus(stage.current), [stage]);
  useLayoutEffect(() => keepFocus(stage.current), [stage, player.index, player.status, isListShown]);
  const film = player.films[player.index] ?? { filmId: '', title: '' };
  const address = useVideoAddress(film.filmId);
  const title = film.title || formatMessage({ id: 'film.untitled' });
  const { ref, video, time, events } = useVideo();
  const goTo = (index: number) => dispatch(playerIntents.filmChosen(index));
  const toggleFullScreen = () => {
    const { ownerDocument } = stage.current ?? {};
    if (ownerDocument?.fullscreenElement) void ownerDocument.exitFullscreen();
    else void stage.current?.requestFullscreen?.();
  };
  const onKeyDown = usePlayerKeys({
    video,
    toggleFullScreen,
    next: () => goTo(player.index + 1),
    previous: () => goTo(player.index - 1),
    closeList: isListShown ? () => setListShown(false) : undefined,
  });
  const isWaiting = player.status === 'loading' || time.isWaiting;

  return (
    <div
      ref={stage}
      className="player"
      data-status={player.status}
      role="dialog"
      aria-modal="true"
      aria-label={formatMessage({ id: 'player.label' }, { title })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="player-picture">
        {player.status === 'failed' ? (
          <PlayerBroken filmId={film.filmId} onRetry={() => dispatch(playerIntents.retried())} />
        ) : (
          <video
            key={`${player.index} ${player.attempt}`}
            ref={ref}
            src={address}
            autoPlay
            playsInline
            preload="auto"
            onClick={() => video.toggle()}
            {...events}
          />
        )}
        {isWaiting && player.status !== 'failed' && (
          <div className="player-waiting">
            <Spinner size={48} aria-label={formatMessage({ id: 'player.loading' })} />
          </div>
        )}
        {player.status === 'loadedMetadata' && !time.isWaiting && !time.isPlaying && (
          <Button
            className="player-start"
            size="large"
            icon={<Play size={32} />}
            aria-label={formatMessage({ id: 'player.play' })}
            onClick={() => video.toggle()}
          />
        )}
      </div>
      <div className="player-head">
        <div className="player-titles">
          <div role="status">
            <h2>{title}</h2>
            {player.films.length > 1 && (
              <p>
                {formatMessage(
                  { id: 'player.place' },
                  { place: player.index + 1, count: player.films.length },
                )}
              </p>
            )}
          </div>
          <PlayerGone filmId={film.filmId} />
        </div>
        <Button
          variant="minimal"
          size="large"
          icon={<Cross />}
          aria-label={formatMessage({ id: 'player.close' })}
          onClick={() => dispatch(playerIntents.closed())}
        />
      </div>
      {isListShown && <PlayerQueue films={player.films} index={player.index} onChoose={goTo} />}
      <PlayerControls
        video={video}
        time={time}
        place={player.index}
        count={player.films.length}
        isListShown={isListShown}
        onList={() => setListShown(!isListShown)}
        onGoTo={goTo}
        onFullScreen={toggleFullScreen}
      />
    </div>
  );
}

/** The player takes the keyboard from a button that is off at the reel's end, or gone: it would be nowhere. */
function keepFocus(element: HTMLElement | null): void {
  const { activeElement, body } = element?.ownerDocument ?? {};
  if (activeElement === body || activeElement?.matches(':disabled')) element?.focus();
}

/** Brings the keyboard to an element. Returns what gives it back to where it was. */
function takeFocus(element: HTMLElement | null) {
  const before = element?.ownerDocument.activeElement;
  element?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}
