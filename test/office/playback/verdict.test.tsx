import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { Track } from '../../../src/office/app/playback/track';
import type { PlayedPart } from '../../../src/office/app/playback/useRecording';
import { Verdict } from '../../../src/office/app/playback/Verdict';
import type { Divergence } from '../../../src/office/journal';
import { en } from '../../tools/texts';

const nothing = { entries: 0, workflows: [] };
const divergence = { index: 0, reason: 'the replay did something else' } as unknown as Divergence;

const part = (more: Partial<PlayedPart> = {}, played: Partial<Track> = {}): PlayedPart => ({
  ...{ number: 1, isWhole: true, asRecorded: nothing, contractChanges: [] },
  track: {
    ...{ entries: [], played: 0, spans: [], deeds: [], divergence: undefined, stateAt: () => ({}) },
    ...played,
  },
  ...more,
});

function shown(parts: readonly PlayedPart[]) {
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <Verdict parts={parts} part={0} onGo={() => undefined} />
    </IntlProvider>,
  );
  return {
    sentence: screen.getByRole('status').textContent,
    isTicked: container.querySelector('[data-icon="tick"]') !== null,
  };
}

test('what replays to its end is ticked as it is', () => {
  expect(shown([part()])).toEqual({ sentence: 'Replays exactly as recorded.', isTicked: true });
});

test.each([
  ['a part from which something was taken out', [part({ isWhole: false })]],
  ['a part beside another from which something was taken out', [part(), part({ isWhole: false, number: 2 })]],
])('%s is not ticked: what is not there may have gone otherwise', (_case, parts) => {
  expect(shown(parts)).toEqual({
    sentence: 'What stands in the file replays as recorded; the file is not whole.',
    isTicked: false,
  });
});

test('what is only shown as it was recorded is counted, and whose it is', () => {
  const asRecorded = { entries: 31, workflows: ['sendReel', 'talents'] };
  expect(shown([part({ asRecorded })]).sentence).toBe(
    'Replays as recorded. Not compared: 31 entries of sendReel, talents, in the middle of which the log begins.',
  );
});

test('another part that goes otherwise has the number that it has in the file', () => {
  expect(shown([part(), part({ number: 3 }, { divergence })]).sentence).toBe(
    'This part replays as recorded; part 3 goes otherwise.',
  );
});
