import type { KeyboardEvent } from 'react';
import type { VideoControl } from './useVideo';

/** Seconds that an arrow seeks. */
export const SEEK = 5;
/** How much of the volume an arrow changes. */
const VOLUME = 0.1;

interface PlayerKeys {
  readonly video: VideoControl;
  readonly toggleFullScreen: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Closes the list of films; nothing while it is not shown. */
  readonly closeList: (() => void) | undefined;
}

/**
 * The player's keys; Space stays with a button that has the focus, the arrows with a slider that has it, and Escape with the
 * overlay once no list is open.
 */
export function usePlayerKeys({ video, toggleFullScreen, next, previous, closeList }: PlayerKeys) {
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': video.toggle,
    k: video.toggle,
    ArrowRight: () => video.seekBy(SEEK),
    ArrowLeft: () => video.seekBy(-SEEK),
    ArrowUp: () => video.changeVolume(VOLUME),
    ArrowDown: () => video.changeVolume(-VOLUME),
    f: toggleFullScreen,
    m: video.toggleMuted,
    n: next,
    p: previous,
    Escape: closeList,
  };
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === ' ' && isOnButton) return;
    const isOnSlider = event.target instanceof HTMLInputElement && event.target.type === 'range';
    if (event.key.startsWith('Arrow') && isOnSlider) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    action();
  };
}
