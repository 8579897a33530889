import { encodings, encodingsReducer } from '../../../src/office/entities/encodings';
import { filmFigures } from '../../../src/office/entities/filmFigures';
import { selectFilmFigures } from '../../../src/office/screens/dashboard/countedFilms';
import { filmDeleted, films, filmsReducer } from '../../../src/office/entities/films';
import { ALL } from '../../../src/office/kernel/query/state';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { film, offline, ok } from '../talents/catalogue';
import { refused, startWorkflows } from '../support';

const FIGURES = 'http.call agencyFilms.figures';
const FILMS = 'http.call agencyFilms.list';
const told = { total: 100_000, unplayable: 3, underWay: 2, failed: 1, newest: ['f9', 'f8'] };

function start() {
  const { world, store } = startWorkflows(
    { encodings: encodingsReducer, filmFigures: filmFigures.reducer, films: filmsReducer },
    [encodings.saga, filmFigures.saga, films.saga],
  );
  store.dispatch(filmFigures.want());
  const figures = () => selectFilmFigures(store.getState());
  const status = () => filmFigures.selectQuery(store.getState(), ALL).status;
  return { world, store, figures, status };
}

test('the server counts the films: they are not asked for', () => {
  const { world, figures } = start();
  expect(figures().total).toBe(0);
  world.answer(FIGURES, ok(told));
  expect(figures()).toEqual(told);
  expect(world.pending()).toEqual([]);
});

test('they are asked for anew once a film is new, gone, or encoded, where they are shown', () => {
  const { world, store, figures, status } = start();
  world.answer(FIGURES, ok(told));
  const encoding = { kind: 'encoding', processId: 'p', filmId: 'f', progress: 0, reason: '' } as const;
  store.dispatch(serverEventReceived({ ...encoding, status: 'running' }));
  expect(status()).toBe('ready');
  store.dispatch(serverEventReceived({ ...encoding, status: 'done' }));
  expect([status(), figures()]).toEqual(['idle', told]);
  store.dispatch(filmFigures.want());
  store.dispatch(filmDeleted({ filmId: 'f9', talentId: 't1' }));
  world.answer(FIGURES, ok({ ...told, total: 7 }));
  expect(figures().total).toBe(7);
});

test.each([{ kind: 'notFound' }, { kind: 'unreadable', detail: '' }, { kind: 'refused', word: 'error' }])(
  'a backend that does not count ($kind) is asked for all its films, once',
  (refusal) => {
    const { world, store, figures } = start();
    world.answer(FIGURES, refused(refusal));
    world.answer(
      FILMS,
      ok([
        film('f1', 1, { encoding: 'done', processId: 'p1' }),
        film('f2', 2, { encoding: 'failed', processId: 'p2' }),
        film('f3', 3, { encoding: 'waiting', processId: 'p3', duration: 9 }),
      ]),
    );
    const counted = { total: 3, unplayable: 1, underWay: 1, failed: 1, newest: ['f3', 'f2', 'f1'] };
    expect(figures()).toEqual(counted);
    store.dispatch(filmDeleted({ filmId: 'f1', talentId: 't1' }));
    store.dispatch(filmFigures.want());
    expect(figures().newest).toEqual(['f3', 'f2']);
    expect(world.asked.filter((each) => each === FIGURES)).toHaveLength(1);
  },
);

test('that they, or all films, could not be had is said', () => {
  const { world, store, status } = start();
  world.answer(FIGURES, refused({ kind: 'notFound' }));
  world.answer(FILMS, refused({ kind: 'forbidden' }));
  expect(status()).toBe('failed');
  store.dispatch(filmFigures.reload());
  world.answer(FIGURES, offline);
  expect(status()).toBe('failed');
});
