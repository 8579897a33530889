import { useEffect } from 'react';
import { sleep } from '../../ports/clock';
import { movesOf, pauseAfter } from './moves';
import type { Track } from './track';

interface Playing {
  readonly track: Track | undefined;
  readonly position: number;
  readonly isPlaying: boolean;
  readonly go: (position: number) => void;
  readonly onEnd: () => void;
}

/** While it plays, goes on from input to input, with the person's own pauses where they were short. */
export function usePlaying({ track, position, isPlaying, go, onEnd }: Playing): void {
  useEffect(() => {
    if (!isPlaying || !track) return undefined;
    const moves = movesOf(track);
    if (position >= moves.last) {
      onEnd();
      return undefined;
    }
    const abort = new AbortController();
    void sleep({ milliseconds: pauseAfter(track, position) }, abort.signal).then(() => {
      if (!abort.signal.aborted) go(moves.nextInput(position));
    });
    return () => abort.abort();
  }, [track, position, isPlaying, go, onEnd]);
}
