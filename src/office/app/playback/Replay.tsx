import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectAddress } from '../../workflows/office/navigation';
import type { RootState } from '../rootReducer';
import { Detail } from './Detail';
import { DivergenceNote } from './DivergenceNote';
import { firstLook, movesOf } from './moves';
import { ScreenFrame } from './ScreenFrame';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { usePlaying } from './usePlaying';
import type { Clicked } from './Why';
import type { PlayedPart } from './useRecording';
import { Verdict } from './Verdict';
import './stage.css';

interface ReplayProps {
  readonly parts: readonly PlayedPart[];
  /** The one that is looked at. */
  readonly part: number;
  readonly onFile: (file: File) => void;
}

/** The screens at one place of the recording, and the panel that moves that place. */
export function Replay({ parts, part, onFile }: ReplayProps) {
  const { track } = parts[part] as PlayedPart;
  const { formatMessage } = useIntl();
  const moves = useMemo(() => movesOf(track), [track]);
  const [position, setPosition] = useState(() => firstLook(track));
  const [isPlaying, setPlaying] = useState(false);
  const state = track.stateAt(position) as RootState;
  const timeline = useRef<HTMLDivElement>(null);

  const [clicked, setClicked] = useState<Clicked>();
  const ask = useCallback(
    (text: string) => setClicked((before) => ({ text, nth: (before?.nth ?? 0) + 1 })),
    [],
  );

  const stop = useCallback(() => setPlaying(false), []);
  usePlaying({ track, position, isPlaying, go: setPosition, onEnd: stop });
  useEffect(() => timeline.current?.focus({ preventScroll: true }), []);

  const go = (to: number) => {
    stop();
    setPosition(to);
  };
  const togglePlaying = () => {
    if (!isPlaying && position >= moves.last) setPosition(-1);
    setPlaying(!isPlaying);
  };

  return (
    <>
      <Verdict parts={parts} part={part} onGo={go} />
      <div className="playback-split">
        <main className="playback-stage" aria-label={formatMessage({ id: 'replay.screen' })}>
          <p className="playback-address">
            <span>{selectAddress(state) || '–'}</span>
            <span className="playback-quiet">{formatMessage({ id: 'replay.noPictures' })}</span>
          </p>
          <ScreenFrame state={state} position={position} onFile={onFile} onClicked={ask} />
        </main>
        <section className="playback-panel" aria-label={formatMessage({ id: 'replay.panel' })}>
          {track.divergence && <DivergenceNote divergence={track.divergence} />}
          <Transport
            track={track}
            position={position}
            isPlaying={isPlaying}
            onGo={go}
            onPlay={togglePlaying}
          />
          <Timeline ref={timeline} track={track} position={position} onGo={go} onPlay={togglePlaying} />
          <Detail track={track} position={position} clicked={clicked} onGo={go} />
        </section>
      </div>
    </>
  );
}
