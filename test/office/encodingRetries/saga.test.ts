import {
  encodings,
  encodingsReducer,
  selectEncoding,
  selectFilmEncoding,
} from '../../../src/office/entities/encodings';
import { filmsReducer, selectFilm } from '../../../src/office/entities/films';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import {
  encodingRetriesReducer,
  encodingRetriesSaga,
  encodingRetryIntents,
  selectEncodingRetry,
} from '../../../src/office/workflows/films/encodingRetries';
import { sessionReducer } from '../../../src/office/entities/session';
import { talentFilmsLoaded } from '../loaded';
import { offline, ok, refused, startWorkflows } from '../support';
import { film } from '../talents/catalogue';
import { listed } from '../uploads/uploading';

const CALL = 'http.call encoding.retry';

/** A film whose encoding failed, on its card and in the list of uploads. */
function start() {
  const { world, store } = startWorkflows(
    {
      session: sessionReducer,
      films: filmsReducer,
      encodings: encodingsReducer,
      encodingRetries: encodingRetriesReducer,
    },
    [encodingRetriesSaga],
  );
  const films = [film('f1', 1, { encoding: 'failed', encodingReason: 'internal', processId: 'p1' })];
  store.dispatch(talentFilmsLoaded({ talentId: 't1', films }));
  const process = { processId: 'p1', uploadKey: 'temp-1', stage: 'received', filmId: 'f1' };
  const reply = [listed({ ...process, encoding: 'failed' })] as never;
  store.dispatch(encodings.facts.loaded({ params: {}, reply }));
  const press = () => store.dispatch(encodingRetryIntents.requested({ processId: 'p1' }));
  const shown = () => {
    const inTray = selectEncoding(store.getState(), 'p1').status;
    const onCard = selectFilm(store.getState(), 'f1');
    return [onCard && selectFilmEncoding(store.getState(), onCard).status, inTray];
  };
  const retry = () => selectEncodingRetry(store.getState(), 'p1');
  return { world, store, press, shown, retry };
}

test('a failed encoding that is asked for again waits, on the card and in the list of uploads', () => {
  const { world, press, shown, retry } = start();
  press();
  press();
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(CALL)).toEqual({ processId: 'p1', requestId: 'request-1' });
  world.answer(CALL, ok());
  expect(shown()).toEqual(['waiting', 'waiting']);
  expect(retry()).toEqual({ status: 'idle' });
  expect(world.pending()).toEqual([]);
});

test('one that is told of before the answer came is not said to wait', () => {
  const { world, store, press, shown, retry } = start();
  press();
  world.answer('ids.new', 'request-1');
  const news = { kind: 'encoding', processId: 'p1', filmId: 'f1', status: 'failed', progress: 0 } as const;
  store.dispatch(serverEventReceived({ ...news, reason: 'internal' }));
  world.answer(CALL, ok());
  expect(shown()).toEqual(['failed', 'failed']);
  expect(retry()).toEqual({ status: 'idle' });
});

test('a refusal is told; one whose answer was lost is asked for again as the same request', () => {
  const { world, press, shown, retry } = start();
  press();
  world.answer('ids.new', 'request-1');
  world.answer(CALL, offline);
  expect(retry()).toMatchObject({ status: 'doubtful', refusal: { kind: 'offline' } });
  expect(shown()).toEqual(['failed', 'failed']);
  press();
  expect(world.inputOf(CALL)).toMatchObject({ requestId: 'request-1' });
  world.answer(CALL, refused({ kind: 'conflict', reason: 'notFailed' }));
  expect(retry()).toMatchObject({ status: 'refused' });
});
