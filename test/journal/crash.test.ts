import { take } from 'typed-redux-saga';
import { parseRecording, replay } from '../../src/office/journal';
import { recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

function* fragile() {
  yield* take('fragile/touched');
  throw new Error('broken');
}

const factory = (isFixed = false) => tinyOffice({}, isFixed ? [] : ([fragile] as never));

function recording() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const office = recordedOffice(factory());
  office.dispatch({ type: 'fragile/touched' });
  return parseRecording(office.recorder.text());
}

test('a saga that crashed crashes again in the replay', () => {
  const { entries } = recording();
  expect(entries).toContainEqual({ kind: 'crashed', message: 'broken' });
  expect(replay(recording(), factory()).divergence).toBeUndefined();
});

test('once it is repaired, the replay says that it no longer crashes', () => {
  const { divergence } = replay(recording(), factory(true));
  expect(divergence).toMatchObject({ reason: 'the replay did not do this', expected: { kind: 'crashed' } });
  expect(divergence?.workflow).toBe('fragile');
});
