import { cancel, fork, put, race, take, takeLatest } from 'typed-redux-saga';
import { newId, sendUpload, sleep } from '../../src/office/kernel/commands';
import { listen, perform } from '../../src/office/kernel/perform';
import { parseRecording, replay } from '../../src/office/journal';
import { recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

/** A search that supersedes itself, a race against a sleep, an upload that is listened to and cancelled. */
function* search() {
  yield* takeLatest('search/typed', function* () {
    yield* perform(sleep(300));
    const id = yield* perform(newId(10));
    const { done } = yield* race({ done: take('search/found'), late: perform(sleep(5000)) });
    yield* put({ type: done ? 'search/shown' : 'search/late', payload: id });
  });
}

function* upload() {
  for (;;) {
    yield* take('upload/asked');
    const task = yield* fork(function* () {
      const news = yield* listen(sendUpload({} as never));
      try {
        for (;;) yield* put({ type: 'upload/heard', payload: yield* take(news) });
      } finally {
        news.close();
      }
    });
    yield* take('upload/cancelled');
    yield* cancel(task);
  }
}

const factory = () =>
  tinyOffice(
    {
      seen: (list: readonly unknown[] = [], { type }: { type: string }) =>
        type.startsWith('@@') ? list : [...list, type],
    },
    [search, upload] as never,
  );

function session() {
  const office = recordedOffice(factory(), { atOnce: { 'ids.new': 'abcdefghij' } });
  const send = (...types: string[]) => types.forEach((type) => office.dispatch({ type }));
  return { ...office, send, recording: () => parseRecording(office.recorder.text()) };
}

test('a superseded command is stopped, and its late answer is neither written nor heard', () => {
  const { send, open, tell, recording } = session();
  send('search/typed');
  const [first] = open;
  send('search/typed');
  expect(first?.isStopped).toBe(true);
  first?.tell(null);
  tell('clock.sleep', null);
  send('search/found');
  const { entries } = recording();
  expect(entries.filter(({ kind }) => kind === 'stopped')).toHaveLength(2);
  expect(entries.filter((entry) => entry.kind === 'answered' && entry.k === 1)).toEqual([]);
  expect(replay(recording(), factory()).divergence).toBeUndefined();
});

test('both ends of a race replay', () => {
  const { send, tell, recording, store } = session();
  send('search/typed');
  tell('clock.sleep', null);
  send('search/found', 'search/typed');
  tell('clock.sleep', null);
  tell('clock.sleep', null);
  expect(store.getState()).toMatchObject({
    seen: expect.arrayContaining(['search/shown', 'search/late']) as object,
  });
  expect(replay(recording(), factory()).divergence).toBeUndefined();
});

test('what is heard until it is cancelled replays, in the order in which it came', () => {
  const { send, emit, recording } = session();
  send('upload/asked');
  emit('uploads.send', { kind: 'progress', sent: 1, size: 2 });
  send('search/typed');
  emit('uploads.send', { kind: 'done' });
  send('upload/cancelled', 'upload/asked');
  const { entries } = recording();
  expect(entries.filter(({ kind }) => kind === 'heard')).toHaveLength(2);
  expect(replay(recording(), factory()).divergence).toBeUndefined();
});

test('a view that sends an intent while another is being reduced replays', () => {
  const { store, dispatch, send, recording } = session();
  let sent = false;
  store.subscribe(() => {
    if (sent) return;
    sent = true;
    dispatch({ type: 'search/typed' });
  });
  send('upload/asked');
  expect(recording().entries.filter(({ kind }) => kind === 'intent')).toMatchObject([{}, { within: 0 }]);
  expect(replay(recording(), factory()).divergence).toBeUndefined();
});
