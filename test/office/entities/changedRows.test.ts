import { ROWS_AT_ONCE } from '../../../src/contract/constants';
import type { ServerEvent } from '../../../src/contract/events';
import { films, filmsReducer } from '../../../src/office/entities/films';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { ALL } from '../../../src/office/kernel/query/state';
import { film, offline, ok } from '../talents/catalogue';
import { startWorkflows } from '../support';

const ALL_FILMS = 'http.call agencyFilms.list';
const OF_TALENT = 'http.call talentFilms.list';
const SLEEP = 'clock.sleep';

const [first, second, third] = [
  film('f1', 1, { talentId: 't1', version: 1 }),
  film('f2', 2, { talentId: 't2', version: 1 }),
  film('f3', 3, { talentId: 't1', version: 1 }),
];

function start() {
  const { world, store } = startWorkflows({ films: filmsReducer }, [films.saga]);
  const tell = (event: ServerEvent) => store.dispatch(serverEventReceived(event));
  const told = (id: string, version: number | null = null) =>
    tell({ kind: 'changed', entity: 'film', id, version });
  const list = (params: { readonly talentId?: string }) =>
    films.selectQuery(store.getState(), params).data?.join(' ');
  const title = (id: string) => films.selectById(store.getState(), id)?.title;
  const asked = (name: string) => world.asked.filter((each) => each === name).length;
  /** The list of all films is known, and that of a talent. */
  const loaded = () => {
    store.dispatch(films.facts.asked({ params: ALL }));
    world.answer(ALL_FILMS, ok([first, second, third]));
    store.dispatch(films.facts.asked({ params: { talentId: 't1' } }));
    world.answer(OF_TALENT, ok([first, third]));
  };
  return { world, store, tell, told, list, title, asked, loaded };
}

function known() {
  const office = start();
  office.loaded();
  return office;
}

test('only the rows that changed are asked for, once the news have settled, and stand in their lists', () => {
  const { world, told, list, title, asked } = known();
  told('f3');
  told('f2');
  told('f3');
  world.answer(SLEEP, null);
  expect(world.inputOf(ALL_FILMS)).toEqual({ filmIds: ['f3', 'f2'] });
  world.answer(ALL_FILMS, ok([{ ...third, title: 'Anew' }, second]));
  expect(title('f3')).toBe('Anew');
  expect([list(ALL), list({ talentId: 't1' })]).toEqual(['f1 f2 f3', 'f1 f3']);
  expect(asked(ALL_FILMS)).toBe(2);
  expect(world.pending()).toEqual([]);
});

test('a new row stands at its place, one of another talent in no list of this one', () => {
  const { world, told, list } = known();
  told('f0');
  told('f4');
  world.answer(SLEEP, null);
  const reply = [film('f0', 0, { talentId: 't1' }), film('f4', 2.5, { talentId: 't2' })];
  world.answer(ALL_FILMS, ok(reply));
  expect([list(ALL), list({ talentId: 't1' })]).toEqual(['f0 f1 f2 f4 f3', 'f0 f1 f3']);
});

test('a row whose order is another one moves, one that is of another talent now changes its list', () => {
  const { world, told, list } = known();
  told('f1');
  told('f3');
  world.answer(SLEEP, null);
  world.answer(
    ALL_FILMS,
    ok([
      { ...first, number: 9 },
      { ...third, talentId: 't2' },
    ]),
  );
  expect([list(ALL), list({ talentId: 't1' })]).toEqual(['f2 f3 f1', 'f1']);
});

test('a row that is gone leaves all lists', () => {
  const { world, told, list, title } = known();
  told('f1');
  world.answer(SLEEP, null);
  world.answer(ALL_FILMS, ok([]));
  expect([list(ALL), list({ talentId: 't1' })]).toEqual(['f2 f3', 'f3']);
  expect(title('f1')).toBeUndefined();
});

test('a row whose version is known is not asked for: this office changed it itself', () => {
  const { world, told, asked } = known();
  told('f1', 1);
  world.answer(SLEEP, null);
  expect(asked(ALL_FILMS)).toBe(1);
  told('f1', 2);
  told('f2', 1);
  world.answer(SLEEP, null);
  expect(world.inputOf(ALL_FILMS)).toEqual({ filmIds: ['f1'] });
});

test('an older answer does not take the place of a newer one', () => {
  const { world, told, title } = known();
  told('f1');
  world.answer(SLEEP, null);
  told('f1');
  expect(world.pending()).toEqual([SLEEP]);
  world.answer(SLEEP, null);
  world.answer(ALL_FILMS, ok([{ ...first, title: 'Newest' }]));
  expect(title('f1')).toBe('Newest');
});

test('a list that is on its way may be older: the rows are asked for after it', () => {
  const { world, store, told, title } = known();
  store.dispatch(films.facts.asked({ params: { talentId: 't1' } }));
  told('f1');
  world.answer(SLEEP, null);
  expect(world.pending()).toEqual([OF_TALENT]);
  world.answer(OF_TALENT, ok([first, third]));
  world.answer(ALL_FILMS, ok([{ ...first, title: 'Newer' }]));
  expect(title('f1')).toBe('Newer');
});

test('nothing is asked for while nobody has asked for a list', () => {
  const { world, store, told, loaded } = start();
  told('f1');
  expect(world.pending()).toEqual([]);
  loaded();
  for (const params of [ALL, { talentId: 't1' }]) store.dispatch(films.facts.left({ params }));
  told('f1');
  expect(world.pending()).toEqual([]);
});

test('of many rows the lists are asked for instead, of as many as may be asked for at once they are not', () => {
  const { world, told, asked } = known();
  const tellOf = (count: number) => Array.from({ length: count }, (_, at) => told(`new${at}`));
  tellOf(ROWS_AT_ONCE);
  world.answer(SLEEP, null);
  expect(world.inputOf(ALL_FILMS)).toMatchObject({ filmIds: { length: ROWS_AT_ONCE } });
  world.answer(ALL_FILMS, ok([]));
  tellOf(ROWS_AT_ONCE + 1);
  world.answer(SLEEP, null);
  expect(world.inputOf(ALL_FILMS)).toEqual({});
  expect(world.inputOf(OF_TALENT)).toEqual({ talentId: 't1' });
  world.answer(ALL_FILMS, ok([first]));
  world.answer(OF_TALENT, ok([first]));
  expect(world.pending()).toEqual([]);
  expect(asked(ALL_FILMS)).toBe(3);
});

test('where the rows cannot be had the lists are asked for, and say so when they cannot either', () => {
  const { world, store, told, list } = known();
  told('f1');
  world.answer(SLEEP, null);
  world.answer(ALL_FILMS, offline);
  expect(world.pending()).toEqual([ALL_FILMS, OF_TALENT]);
  world.answer(ALL_FILMS, offline);
  expect(films.selectQuery(store.getState(), ALL).status).toBe('failed');
  expect(list(ALL)).toBe('f1 f2 f3');
});

test('a list that did not come is asked for again with the news, and the rows after it', () => {
  const { world, store, told, list } = start();
  store.dispatch(films.facts.asked({ params: ALL }));
  world.answer(ALL_FILMS, offline);
  told('f1');
  world.answer(SLEEP, null);
  expect(world.inputOf(ALL_FILMS)).toEqual({});
  world.answer(ALL_FILMS, ok([first, second]));
  expect(world.inputOf(ALL_FILMS)).toEqual({ filmIds: ['f1'] });
  world.answer(ALL_FILMS, ok([first]));
  expect(list(ALL)).toBe('f1 f2');
});

test('a backend that knows nothing of ids answers with all there is: only those asked for are believed', () => {
  const { world, told, list, title } = known();
  told('f1');
  told('f2');
  world.answer(SLEEP, null);
  world.answer(
    ALL_FILMS,
    ok([
      { ...first, title: 'Anew' },
      { ...third, title: 'Not asked for' },
    ]),
  );
  expect(title('f1')).toBe('Anew');
  expect(title('f3')).toBe(third.title);
  expect(list(ALL)).toBe('f1 f3');
});

test('a row that one list tells of stands in the other as well', () => {
  const { world, store, list } = known();
  store.dispatch(films.facts.asked({ params: { talentId: 't1' } }));
  world.answer(OF_TALENT, ok([first, third, film('f4', 4, { talentId: 't1' })]));
  expect(list(ALL)).toBe('f1 f2 f3 f4');
});

test('whose a row is that does not say so only its list knows', () => {
  const { world, store, list } = known();
  store.dispatch(films.facts.asked({ params: ALL }));
  world.answer(ALL_FILMS, ok([film('f1', 1), film('f2', 2), film('f3', 3)]));
  expect([list(ALL), list({ talentId: 't1' })]).toEqual(['f1 f2 f3', 'f1 f3']);
});

test('a film that is encoded has a length and pictures to ask for; how far it is has not', () => {
  const { world, tell } = known();
  const encoding = { kind: 'encoding', processId: 'p1', filmId: 'f2', progress: 100, reason: '' } as const;
  tell({ ...encoding, status: 'running' });
  expect(world.pending()).toEqual([]);
  tell({ ...encoding, status: 'done' });
  tell({ ...encoding, filmId: '', status: 'done' });
  world.answer(SLEEP, null);
  expect(world.inputOf(ALL_FILMS)).toEqual({ filmIds: ['f2'] });
});
