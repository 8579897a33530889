import { type ReactEventHandler, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { playerIntents } from '../../workflows/films/player';

/** What the controls show of the video, in seconds; volume from 0 to 1. */
export interface VideoTime {
  readonly position: number;
  readonly duration: number;
  readonly buffered: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly isPlaying: boolean;
  /** It stopped for want of data. */
  readonly isWaiting: boolean;
}

/** What the controls do to the video; without one, nothing. */
export interface VideoControl {
  toggle(): void;
  /** To a position in seconds. */
  seekTo(position: number): void;
  seekBy(seconds: number): void;
  setVolume(volume: number): void;
  changeVolume(by: number): void;
  toggleMuted(): void;
}

const atRest: VideoTime = {
  position: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  muted: false,
  isPlaying: false,
  isWaiting: false,
};

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

function read(video: HTMLVideoElement): Omit<VideoTime, 'isWaiting'> {
  const { currentTime: position, volume, muted, buffered, paused } = video;
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return { position, duration: finite(video.duration), buffered: end, volume, muted, isPlaying: !paused };
}

/** Ties a video element to the player's workflow, and to what its controls show and do. */
export function useVideo() {
  const dispatch = useDispatch();
  const ref = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(atRest);
  const video = useMemo(() => control(() => ref.current), []);
  const events = useMemo(() => {
    const note: ReactEventHandler<HTMLVideoElement> = ({ currentTarget }) =>
      setTime(({ isWaiting }) => ({ ...read(currentTarget), isWaiting }));
    const wait = (isWaiting: boolean) => setTime((before) => ({ ...before, isWaiting }));
    const begin: ReactEventHandler<HTMLVideoElement> = ({ currentTarget }) => {
      setTime(({ volume, muted }) => {
        currentTarget.volume = volume;
        currentTarget.muted = muted;
        return { ...read(currentTarget), volume, muted, isWaiting: false };
      });
      dispatch(playerIntents.metadataLoaded());
    };
    return {
      onLoadStart: () => setTime(({ volume, muted }) => ({ ...atRest, volume, muted })),
      onLoadedMetadata: begin,
      onPlay: note,
      onPlaying: () => {
        wait(false);
        dispatch(playerIntents.played());
      },
      onPause: ((event) => {
        note(event);
        if (!event.currentTarget.ended) dispatch(playerIntents.paused());
      }) satisfies ReactEventHandler<HTMLVideoElement>,
      onWaiting: () => wait(true),
      onCanPlay: () => wait(false),
      onTimeUpdate: note,
      onSeeked: note,
      onProgress: note,
      onVolumeChange: note,
      onDurationChange: note,
      onEnded: () => dispatch(playerIntents.ended()),
      onError: () => dispatch(playerIntents.broke()),
    };
  }, [dispatch]);
  return { ref, video, time, events };
}

function control(current: () => HTMLVideoElement | null): VideoControl {
  const withVideo = (act: (video: HTMLVideoElement) => void) => {
    const video = current();
    if (video) act(video);
  };
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const setVolume = (volume: number) =>
    withVideo((video) => {
      video.volume = within(volume, 1);
      video.muted = volume <= 0;
    });
  const seekTo = (position: number) =>
    withVideo((video) => {
      video.currentTime = within(position, finite(video.duration));
    });
  return {
    toggle: () =>
      withVideo((video) => {
        if (video.paused) video.play().catch(() => undefined);
        else video.pause();
      }),
    seekTo,
    seekBy: (seconds) => withVideo((video) => seekTo(video.currentTime + seconds)),
    setVolume,
    changeVolume: (by) => withVideo((video) => setVolume(video.volume + by)),
    toggleMuted: () =>
      withVideo((video) => {
        video.muted = !video.muted;
      }),
  };
}
