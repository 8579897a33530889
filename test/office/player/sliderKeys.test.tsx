import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { PlayerControls } from '../../../src/office/screens/player/PlayerControls';
import { usePlayerKeys } from '../../../src/office/screens/player/usePlayerKeys';
import type { VideoControl, VideoTime } from '../../../src/office/screens/player/useVideo';
import { en } from '../../tools/texts';

const video: jest.Mocked<VideoControl> = {
  toggle: jest.fn(),
  seekTo: jest.fn(),
  seekBy: jest.fn(),
  setVolume: jest.fn(),
  changeVolume: jest.fn(),
  toggleMuted: jest.fn(),
};
const time: VideoTime = {
  ...{ position: 20, duration: 60, buffered: 60, volume: 0.5 },
  ...{ muted: false, isPlaying: true, isWaiting: false },
};

function Stage() {
  const act = jest.fn();
  const keys = { video, toggleFullScreen: act, next: act, previous: act, closeList: undefined };
  const controls = { video, time, place: 0, count: 1, isListShown: false };
  return (
    <div role="dialog" onKeyDown={usePlayerKeys(keys)}>
      <PlayerControls {...controls} onList={act} onGoTo={act} onFullScreen={act} />
    </div>
  );
}

/** Whether the browser is left to do what it does at that key. */
function press(key: string, name: 'player.position' | 'player.volume'): boolean {
  const slider = screen.getByRole('slider', { name: en[name] });
  const event = createEvent.keyDown(slider, { key });
  fireEvent(slider, event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <IntlProvider locale="en" messages={en}>
      <Stage />
    </IntlProvider>,
  );
});

test.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])(
  '%s at the volume is left to the slider and seeks nothing',
  (key) => {
    expect(press(key, 'player.volume')).toBe(true);
    expect(video.seekBy).not.toHaveBeenCalled();
    expect(video.changeVolume).not.toHaveBeenCalled();
  },
);

test.each([
  ['ArrowLeft', -5],
  ['ArrowDown', -5],
  ['ArrowRight', 5],
  ['ArrowUp', 5],
])('%s at the position seeks once, and leaves the volume', (key, seconds) => {
  expect(press(key, 'player.position')).toBe(false);
  expect(video.seekBy.mock.calls).toEqual([[seconds]]);
  expect(video.changeVolume).not.toHaveBeenCalled();
});

test('the player has its other keys at a slider too', () => {
  press('m', 'player.volume');
  expect(video.toggleMuted).toHaveBeenCalledTimes(1);
});
