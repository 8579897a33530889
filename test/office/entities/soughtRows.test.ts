import { call } from 'typed-redux-saga';
import { ROWS_AT_ONCE } from '../../../src/contract/constants';
import { films, filmsReducer } from '../../../src/office/entities/films';
import { eventsReconnected, serverEventReceived, wentOnline } from '../../../src/office/kernel/signals';
import { ALL } from '../../../src/office/kernel/query/state';
import { talentRemoved, talents, talentsReducer } from '../../../src/office/entities/talents';
import { film, offline, ok, talent } from '../talents/catalogue';
import { startWorkflows } from '../support';

const FILMS = 'http.call agencyFilms.list';
const OF_TALENT = 'http.call talentFilms.list';
const SLEEP = 'clock.sleep';

const one = film('f1', 1, { talentId: 't1', version: 1 });
const two = film('f2', 2, { talentId: 't2', version: 1 });

function start(...sagas: Parameters<typeof startWorkflows>[1][number][]) {
  const { world, store } = startWorkflows({ films: filmsReducer }, [films.saga, ...sagas]);
  const want = (...ids: readonly string[]) => store.dispatch(films.wantRows(ids));
  const title = (id: string) => films.selectById(store.getState(), id)?.title;
  const isGone = (id: string) => films.selectIsGone(store.getState(), id);
  const asked = (name: string) => world.asked.filter((each) => each === name).length;
  return { world, store, want, title, isGone, asked };
}

test('what screens show is asked for by its ids, once, and what is not told is gone', () => {
  const { world, store, want, title, isGone, asked } = start();
  want('f1');
  want('f1', 'f2', 'gone');
  want('f2', '');
  expect(world.inputOf(FILMS)).toEqual({ filmIds: ['f1'] });
  world.answer(FILMS, ok([one]));
  expect(world.inputOf(FILMS)).toEqual({ filmIds: ['f2', 'gone'] });
  expect([title('f1'), isGone('f2'), isGone('gone')]).toEqual([one.title, false, false]);
  world.answer(FILMS, ok([two]));
  expect([title('f2'), isGone('f2'), isGone('gone'), isGone('')]).toEqual([two.title, false, true, true]);
  want('f1', 'f2', 'gone');
  expect(asked(FILMS)).toBe(2);
  expect(films.selectUnasked(store.getState(), ['f1', 'gone', 'f3', ''])).toEqual(['f3']);
});

test('more than the server tells at once are asked for in turn', () => {
  const { world, want, asked } = start();
  want(...Array.from({ length: ROWS_AT_ONCE + 1 }, (_, at) => `f${at}`));
  world.answer(FILMS, ok([]));
  expect(world.inputOf(FILMS)).toEqual({ filmIds: [`f${ROWS_AT_ONCE}`] });
  world.answer(FILMS, ok([]));
  expect(asked(FILMS)).toBe(2);
});

test('a list that is on its way may tell of them', () => {
  const { world, store, want, title } = start();
  store.dispatch(films.facts.asked({ params: { talentId: 't1' } }));
  want('f1', 'f2');
  expect(world.pending()).not.toContain(FILMS);
  world.answer(OF_TALENT, ok([one]));
  expect(world.inputOf(FILMS)).toEqual({ filmIds: ['f2'] });
  world.answer(FILMS, ok([two]));
  expect([title('f1'), title('f2')]).toEqual([one.title, two.title]);
});

test('another talent’s films do not make those forgotten that something leads to', () => {
  const { world, store, want, title } = start();
  want('f2');
  world.answer(FILMS, ok([two]));
  store.dispatch(films.facts.asked({ params: { talentId: 't1' } }));
  world.answer(OF_TALENT, ok([one]));
  expect([title('f1'), title('f2')]).toEqual([one.title, two.title]);
});

test('where all films are known nothing is asked for', () => {
  const { world, store, want, isGone } = start();
  want('gone');
  world.answer(FILMS, offline);
  store.dispatch(films.facts.asked({ params: ALL }));
  world.answer(FILMS, ok([one]));
  want('other');
  expect([isGone('gone'), isGone('other'), isGone('f1')]).toEqual([true, true, false]);
  expect(world.pending()).toEqual([]);
});

test('what could not be had is asked for when one is on line again', () => {
  const { world, store, want, title, asked } = start();
  want('f1');
  world.answer(FILMS, offline);
  expect(world.pending()).toEqual([]);
  store.dispatch(wentOnline());
  world.answer(FILMS, ok([one]));
  expect([title('f1'), asked(FILMS)]).toEqual([one.title, 2]);
});

test('a colleague’s change of a film that something leads to is seen, of any other nothing is asked', () => {
  const { world, store, want, title, isGone } = start();
  want('f1', 'new');
  world.answer(FILMS, ok([one]));
  const change = (id: string) =>
    store.dispatch(serverEventReceived({ kind: 'changed', entity: 'film', id, version: null }));
  change('stranger');
  expect(world.pending()).toEqual([]);
  change('f1');
  change('new');
  world.answer(SLEEP, null);
  world.answer(FILMS, ok([{ ...one, title: 'Anew' }, film('new', 3)]));
  expect([title('f1'), isGone('new')]).toEqual(['Anew', false]);
});

test('what was missed while the stream of events was away is asked for', () => {
  const { world, store, want, title } = start();
  want('f1');
  world.answer(FILMS, ok([one]));
  store.dispatch(eventsReconnected());
  expect(world.inputOf(FILMS)).toEqual({ filmIds: ['f1'] });
  expect(title('f1')).toBe(one.title);
  world.answer(FILMS, ok([]));
  expect(title('f1')).toBeUndefined();
});

test('a workflow waits for a row that it needs, and goes on when that cannot be had', () => {
  const waited: string[] = [];
  const { world } = start(function* () {
    yield* call(films.seek, 'f1');
    waited.push('f1');
    yield* call(films.seek, 'f2');
    waited.push('f2');
    yield* call(films.seek, 'f1');
    waited.push('f1');
  });
  expect(waited).toEqual([]);
  world.answer(FILMS, ok([one]));
  expect(waited).toEqual(['f1']);
  world.answer(FILMS, offline);
  expect(waited).toEqual(['f1', 'f2', 'f1']);
});

test('why what is shown could not be had is told until it is asked for again', () => {
  const { world, store, want } = start();
  const refusal = () => films.selectRowRefusal(store.getState(), 'f1');
  want('f1');
  world.answer(FILMS, offline);
  expect([refusal(), films.selectRowRefusal(store.getState(), 'f2')]).toEqual([
    { kind: 'offline' },
    undefined,
  ]);
  want('f1');
  expect(refusal()).toBeUndefined();
  world.answer(FILMS, ok([one]));
  expect(refusal()).toBeUndefined();
});

test('while the first of all are shown, others are not gone: they come with the rest, or are asked for after it', () => {
  const { world, store } = startWorkflows({ talents: talentsReducer }, [talents.saga]);
  const TALENTS = 'http.call talents.list';
  const isGone = (id: string) => talents.selectIsGone(store.getState(), id);
  const hundred = Array.from({ length: 100 }, (_, at) => talent(`t${at}`));
  store.dispatch(talents.want());
  world.answer(TALENTS, ok(hundred));
  store.dispatch(talents.wantRows(['last', 'gone']));
  expect([isGone('t1'), isGone('last'), isGone('gone')]).toEqual([false, false, false]);
  world.answer(TALENTS, ok([...hundred, talent('last')]));
  expect([isGone('last'), isGone('gone'), world.pending()]).toEqual([false, true, []]);
});

test('of a talent who is deleted while being asked for nothing comes back', () => {
  const { world, store } = startWorkflows({ talents: talentsReducer }, [talents.saga]);
  store.dispatch(talents.wantRows(['t1']));
  world.answer('http.call talents.list', ok([talent('t1')]));
  store.dispatch(eventsReconnected());
  store.dispatch(talentRemoved({ talentId: 't1' }));
  world.answer('http.call talents.list', ok([]));
  expect(talents.selectIsGone(store.getState(), 't1')).toBe(true);
});
