import { Button, ButtonGroup } from '@blueprintjs/core';
import {
  ChevronLeft,
  ChevronRight,
  FastBackward,
  FastForward,
  Pause,
  Play,
  StepBackward,
  StepForward,
} from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { movesOf } from './moves';
import type { Track } from './track';
import { useTold } from './useTold';

interface TransportProps {
  readonly track: Track;
  readonly position: number;
  readonly isPlaying: boolean;
  readonly onGo: (position: number) => void;
  readonly onPlay: () => void;
}

/** Play, pause, steps by entry and by what a person did, and a slider to any point. */
export function Transport({ track, position, isPlaying, onGo, onPlay }: TransportProps) {
  const { formatMessage } = useIntl();
  const moves = movesOf(track);
  const told = useTold(track);
  const place = formatMessage({ id: 'replay.place' }, { entry: position + 1, entries: track.entries.length });
  const label = position < 0 ? formatMessage({ id: 'replay.start' }) : told.text(position);

  const button = (id: StepText, icon: ReactElement, to: number) => (
    <Button
      icon={icon}
      title={formatMessage({ id })}
      aria-label={formatMessage({ id })}
      disabled={to === position}
      onClick={() => onGo(to)}
    />
  );

  return (
    <div className="playback-transport">
      <ButtonGroup>
        {button('replay.toStart', <StepBackward />, moves.first)}
        {button('replay.previousIntent', <FastBackward />, moves.previousDeed(position))}
        {button('replay.previous', <ChevronLeft />, moves.previous(position))}
        <Button
          intent="primary"
          icon={isPlaying ? <Pause /> : <Play />}
          aria-label={formatMessage({ id: isPlaying ? 'replay.pause' : 'replay.play' })}
          title={formatMessage({ id: isPlaying ? 'replay.pause' : 'replay.play' })}
          disabled={moves.last === moves.first}
          onClick={onPlay}
        />
        {button('replay.next', <ChevronRight />, moves.next(position))}
        {button('replay.nextIntent', <FastForward />, moves.nextDeed(position))}
        {button('replay.toEnd', <StepForward />, moves.last)}
      </ButtonGroup>
      <input
        type="range"
        className="playback-slider"
        min={-1}
        max={moves.last}
        value={position}
        aria-label={formatMessage({ id: 'replay.slider' })}
        aria-valuetext={`${place}: ${label}`}
        onChange={({ currentTarget: { value } }) => onGo(Number(value))}
      />
      <span className="playback-place" role="status">
        {place}
        <span className="gr-visually-hidden">: {!isPlaying && label}</span>
      </span>
    </div>
  );
}

type StepText = `replay.${'toStart' | 'previousIntent' | 'previous' | 'next' | 'nextIntent' | 'toEnd'}`;
