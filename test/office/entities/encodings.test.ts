import type { ListedFilm } from '../../../src/contract/entities/film';
import {
  encodings,
  encodingsReducer,
  selectEncoding,
  selectFilmEncoding,
  uploadRemoved,
} from '../../../src/office/entities/encodings';
import { filmsReducer, selectFilm } from '../../../src/office/entities/films';
import { filmsToEncode } from '../../../src/office/entities/filmsToEncode';
import { ALL } from '../../../src/office/kernel/query/state';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { agencyFilmsLoaded } from '../loaded';
import { startWorkflows } from '../support';
import { film } from '../talents/catalogue';
import { listed } from '../uploads/uploading';

function known(told: Partial<ListedFilm>) {
  const { store } = startWorkflows({ films: filmsReducer, encodings: encodingsReducer }, []);
  store.dispatch(agencyFilmsLoaded([film('f1', 1, told)]));
  const tell = (processId: string, status: 'waiting' | 'running', progress = 0) =>
    store.dispatch(
      serverEventReceived({ kind: 'encoding', processId, filmId: 'f1', status, progress, reason: '' }),
    );
  const row = () => selectFilm(store.getState(), 'f1');
  const ofFilm = () => {
    const shown = row();
    return shown && selectFilmEncoding(store.getState(), shown);
  };
  return { store, tell, row, ofFilm };
}

test('what a list of films tells of an encoding is kept once: the film itself has none of it', () => {
  const { store, row, ofFilm } = known({ processId: 'p1', encoding: 'failed', encodingReason: 'notAFilm' });
  expect(ofFilm()).toMatchObject({ status: 'failed', progress: 0, reason: 'notAFilm' });
  expect(selectEncoding(store.getState(), 'p1')).toBe(ofFilm());
  expect(row()).toEqual(film('f1', 1, { processId: 'p1' }));
});

test('progress is shown as it is told, and leaves the films as they are', () => {
  const { tell, row, ofFilm } = known({ processId: 'p1', encoding: 'waiting' });
  const before = row();
  tell('p1', 'running', 40);
  expect(ofFilm()).toMatchObject({ status: 'running', progress: 40 });
  expect(row()).toBe(before);
});

test('a film whose file is replaced shows how far the new one is', () => {
  const { tell, ofFilm } = known({ processId: 'p1', encoding: 'done' });
  tell('p2', 'waiting');
  expect(ofFilm()).toMatchObject({ status: 'waiting' });
});

test('late news of the file that was replaced is not of the film any more', () => {
  const { tell, ofFilm } = known({ processId: 'p1', encoding: 'running' });
  tell('p2', 'waiting');
  tell('p1', 'running', 90);
  expect(ofFilm()).toMatchObject({ status: 'waiting', progress: 0 });
  tell('p2', 'running', 10);
  expect(ofFilm()).toMatchObject({ status: 'running', progress: 10 });
});

test('a film of which old scripts tell nothing is taken as encoded', () => {
  expect(known({}).ofFilm()).toMatchObject({ status: 'done' });
});

test('of those that are to be encoded it is taken as waiting', () => {
  const { store, ofFilm } = known({});
  store.dispatch(filmsToEncode.facts.loaded({ params: ALL, reply: [film('f1', 1)] }));
  expect(ofFilm()).toMatchObject({ status: 'waiting' });
});

test('a film whose upload is no longer listed is shown as before', () => {
  const { store, ofFilm } = known({ processId: 'p1', encoding: 'failed' });
  store.dispatch(uploadRemoved({ uploadKey: 'temp-1', processId: 'p1' }));
  expect(ofFilm()).toMatchObject({ status: 'failed' });
});

test('an upload whose file is not all there tells nothing of its encoding', () => {
  const { store, tell, ofFilm } = known({ processId: 'p1', encoding: 'none' });
  tell('p1', 'running', 10);
  const reply = [listed({ processId: 'p1', stage: 'receiving', encoding: 'none' })] as never;
  store.dispatch(encodings.facts.loaded({ params: {}, reply }));
  expect(ofFilm()).toMatchObject({ status: 'running' });
});
