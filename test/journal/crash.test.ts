import { take } from 'typed-redux-saga';
import { type Entry, type OfficeFactory, otherwise, parseRecording, replay } from '../../src/office/journal';
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

/** Its notes fail as soon as anything happens. */
const failing: OfficeFactory = (options) => {
  const office = factory(true)(options);
  const end = office.store.subscribe(() => {
    end();
    options.onError(new Error('broken'), 'notes');
  });
  return office;
};

test('a crash of another workflow is another crash', () => {
  const office = recordedOffice(failing);
  office.dispatch({ type: 'list/opened' });
  const recording = parseRecording(office.recorder.text());
  expect(replay(recording, failing).divergence).toBeUndefined();
  const index = recording.entries.findIndex(({ kind }) => kind === 'crashed');
  const by = (other: string | undefined) => ({ ...recording.entries[index], by: other }) as Entry;
  const replayed = (other: string | undefined) =>
    replay({ ...recording, entries: recording.entries.with(index, by(other)) }, failing).divergence;
  expect(replayed('list')).toMatchObject({ index, reason: 'the replay did something else' });
  expect(otherwise(replayed('list')!)).toEqual([{ path: 'by', before: 'list', after: 'notes' }]);
  expect(replayed(undefined)).toBeUndefined();
});
