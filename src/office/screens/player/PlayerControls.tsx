import { Button } from '@blueprintjs/core';
import {
  Fullscreen,
  Pause,
  Play,
  Properties,
  StepBackward,
  StepForward,
  VolumeOff,
  VolumeUp,
} from '@blueprintjs/icons';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { durationText } from '../../ui/durationText';
import { SEEK } from './usePlayerKeys';
import type { VideoControl, VideoTime } from './useVideo';

interface PlayerControlsProps {
  readonly video: VideoControl;
  readonly time: VideoTime;
  /** Which film of the reel is on show, from 0, and of how many. */
  readonly place: number;
  readonly count: number;
  readonly isListShown: boolean;
  readonly onList: () => void;
  readonly onGoTo: (index: number) => void;
  readonly onFullScreen: () => void;
}

/** Play, position, volume and full screen; for a reel the films before and after, and their list. */
export function PlayerControls({
  video,
  time,
  place,
  count,
  isListShown,
  onList,
  onGoTo,
  onFullScreen,
}: PlayerControlsProps) {
  const { formatMessage } = useIntl();
  const at = { position: durationText(time.position), duration: durationText(time.duration) };
  const isSilent = time.muted || time.volume === 0;
  const button = { variant: 'minimal', size: 'large' } as const;
  return (
    <div className="player-controls">
      <input
        type="range"
        className="player-position"
        min={0}
        max={time.duration || 1}
        step={0.1}
        value={Math.min(time.position, time.duration || 1)}
        aria-label={formatMessage({ id: 'player.position' })}
        aria-valuetext={formatMessage({ id: 'player.positionOf' }, at)}
        style={{
          '--played': share(time.position, time.duration),
          '--buffered': share(time.buffered, time.duration),
        }}
        onChange={(event) => video.seekTo(event.target.valueAsNumber)}
        onKeyDown={(event) => seekByArrow(event, video)}
      />
      <div className="player-buttons">
        {count > 1 && (
          <Button
            {...button}
            icon={<StepBackward />}
            aria-label={formatMessage({ id: 'player.previous' })}
            disabled={place === 0}
            onClick={() => onGoTo(place - 1)}
          />
        )}
        <Button
          {...button}
          icon={time.isPlaying ? <Pause /> : <Play />}
          aria-label={formatMessage({ id: time.isPlaying ? 'player.pause' : 'player.play' })}
          onClick={() => video.toggle()}
        />
        {count > 1 && (
          <Button
            {...button}
            icon={<StepForward />}
            aria-label={formatMessage({ id: 'player.next' })}
            disabled={place === count - 1}
            onClick={() => onGoTo(place + 1)}
          />
        )}
        <span className="player-time">
          {at.position} / {at.duration}
        </span>
        <span className="player-space" />
        <Button
          {...button}
          icon={isSilent ? <VolumeOff /> : <VolumeUp />}
          aria-label={formatMessage({ id: isSilent ? 'player.unmute' : 'player.mute' })}
          onClick={() => video.toggleMuted()}
        />
        <input
          type="range"
          className="player-volume"
          min={0}
          max={1}
          step={0.05}
          value={time.muted ? 0 : time.volume}
          aria-label={formatMessage({ id: 'player.volume' })}
          aria-valuetext={formatMessage(
            { id: 'player.volumeValue' },
            { percent: Math.round((time.muted ? 0 : time.volume) * 100) },
          )}
          style={{ '--played': time.muted ? 0 : time.volume, '--buffered': 0 }}
          onChange={(event) => video.setVolume(event.target.valueAsNumber)}
        />
        {count > 1 && (
          <Button
            {...button}
            icon={<Properties />}
            active={isListShown}
            aria-expanded={isListShown}
            aria-label={formatMessage({ id: 'player.films' })}
            onClick={onList}
          />
        )}
        <Button
          {...button}
          icon={<Fullscreen />}
          aria-label={formatMessage({ id: 'player.fullScreen' })}
          onClick={onFullScreen}
        />
      </div>
    </div>
  );
}

/** By as much as an arrow seeks elsewhere in the player: the slider's own step is as fine as dragging it. */
function seekByArrow(event: KeyboardEvent, video: VideoControl): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  video.seekBy(event.key === 'ArrowRight' || event.key === 'ArrowUp' ? SEEK : -SEEK);
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);
