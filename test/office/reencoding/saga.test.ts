import { encodingsReducer, selectEncoding } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import {
  reencodingIntents,
  reencodingReducer,
  reencodingSaga,
  selectReencoding,
} from '../../../src/office/workflows/films/reencoding';
import { offline, ok, startWorkflows } from '../support';
import { film } from '../talents/catalogue';
import { talentFilmsLoaded } from '../loaded';

const CALL = 'http.call film.reencode';
const options = { shape: 'wide', thumbnails: true } as const;

function start() {
  const { world, store } = startWorkflows(
    { films: filmsReducer, encodings: encodingsReducer, reencoding: reencodingReducer },
    [reencodingSaga],
  );
  const file = { processId: 'p1', clusterPath: 'films', fileName: 'film.mp4' };
  const films = [film('f1', 1, { encoding: 'done', ...file })];
  store.dispatch(talentFilmsLoaded({ talentId: 't1', films }));
  store.dispatch(reencodingIntents.requested({ filmId: 'f1', options }));
  world.answer('ids.new', 'request-1');
  return { world, store, status: () => selectEncoding(store.getState(), 'p1').status };
}

test('a film that is asked to be encoded again waits in the queue, and its card says so', () => {
  const { world, store, status } = start();
  expect(world.inputOf(CALL)).toEqual({
    filmId: 'f1',
    path: 'films/film.mp4',
    options,
    requestId: 'request-1',
  });
  world.answer(CALL, ok());
  expect(status()).toBe('waiting');
  expect(selectReencoding(store.getState(), 'f1')).toEqual({ status: 'idle' });
});

test('a film that is encoded again before the answer came is not said to wait', () => {
  const { world, store, status: shown } = start();
  const news = { kind: 'encoding', processId: 'p1', filmId: 'f1', progress: 0, reason: '' } as const;
  for (const status of ['waiting', 'running', 'failed'] as const)
    store.dispatch(serverEventReceived({ ...news, status }));
  world.answer(CALL, ok());
  expect(shown()).toBe('failed');
  expect(selectReencoding(store.getState(), 'f1')).toEqual({ status: 'idle' });
});

test('the reply error is a failure: the film stays as it is', () => {
  const { world, store, status } = start();
  world.answer(CALL, { ok: false, refusal: { kind: 'refused', word: 'error' } });
  expect(selectReencoding(store.getState(), 'f1')).toMatchObject({
    status: 'refused',
    refusal: { kind: 'refused' },
  });
  expect(status()).toBe('done');
});

test('a second press before the answer asks once; without an answer it asks again as the same request', () => {
  const { world, store } = start();
  store.dispatch(reencodingIntents.requested({ filmId: 'f1', options }));
  expect(world.pending()).toEqual([CALL]);
  world.answer(CALL, offline);
  store.dispatch(reencodingIntents.requested({ filmId: 'f1', options }));
  expect(world.inputOf(CALL)).toMatchObject({ requestId: 'request-1' });
});
