import { createAction } from '@reduxjs/toolkit';
import { about } from '../../../../src/office/kernel/query/invalidation';
import { query, type QueryOptions } from '../../../../src/office/kernel/query/query';
import { ALL } from '../../../../src/office/kernel/query/state';
import { request } from '../../../../src/office/kernel/request';
import { tellsOf } from '../../../../src/office/kernel/rowNews';
import { eventsReconnected, serverEventReceived, wentOnline } from '../../../../src/office/kernel/signals';
import { offline, ok, refused, startWorkflows } from '../../support';

const CALL = 'http.call talentFilms.list';
const SLEEP = 'clock.sleep';
const renamed = createAction<{ talentId: string }>('films/renamed');

interface Of {
  readonly talentId: string;
}
type Told = readonly string[];

function start(options: Partial<QueryOptions<'titles', Of, Told, Told>> = {}) {
  const titles = query<'titles', Of, Told, Told>({
    name: 'titles',
    keyOf: ({ talentId }) => talentId,
    ask: ({ talentId }) => request('talentFilms.list', { talentId }) as never,
    dataOf: (told) => told,
    invalidatedBy: [
      about(renamed, ({ talentId }, params: Of) => params.talentId === talentId),
      about(serverEventReceived, (event, { talentId }: Of) => tellsOf(event, 'reels', talentId)),
    ],
    ...options,
  });
  const { world, store } = startWorkflows({ titles: titles.reducer }, [titles.saga]);
  const of = (talentId: string) => titles.selectQuery(store.getState(), { talentId });
  const ask = (talentId: string) => store.dispatch(titles.facts.asked({ params: { talentId } }));
  const leave = (talentId: string) => store.dispatch(titles.facts.left({ params: { talentId } }));
  const calls = () => world.asked.filter((name) => name === CALL).length;
  return { titles, world, store, of, ask, leave, calls };
}

/** What talent t1 has is known. */
function known(options?: Parameters<typeof start>[0]) {
  const office = start(options);
  office.ask('t1');
  office.world.answer(CALL, ok(['Nocturne']));
  return office;
}

const news = (talentId: string) =>
  serverEventReceived({ kind: 'changed', entity: 'reels', id: talentId, version: null });

test('a first answer is awaited, a later one comes while the one before is shown', () => {
  const { world, of, ask } = start();
  expect(of('t1')).toMatchObject({ status: 'idle', data: null });
  ask('t1');
  expect(of('t1')).toMatchObject({ status: 'loading', data: null });
  world.answer(CALL, ok(['Nocturne']));
  expect(of('t1')).toMatchObject({ status: 'ready', data: ['Nocturne'] });
  ask('t1');
  expect(of('t1')).toMatchObject({ status: 'refreshing', data: ['Nocturne'] });
  world.answer(CALL, offline);
  expect(of('t1')).toMatchObject({ status: 'failed', data: ['Nocturne'], refusal: { kind: 'offline' } });
});

test('of one question the newest wins; of two, neither disturbs the other', () => {
  const { world, of, ask, calls } = start();
  ask('t1');
  ask('t1');
  ask('t2');
  expect(calls()).toBe(3);
  expect(world.pending()).toEqual([CALL, CALL]);
  world.answer(CALL, ok(['Newer']));
  world.answer(CALL, ok(['Other']));
  expect([of('t1').data, of('t2').data]).toEqual([['Newer'], ['Other']]);
});

test('what nobody looks at any more is given up, and shown again when somebody comes back', () => {
  const { world, of, ask, leave } = known();
  ask('t1');
  leave('t1');
  expect(world.pending()).toEqual([]);
  expect(of('t1')).toMatchObject({ status: 'idle', data: ['Nocturne'] });
  ask('t1');
  expect(of('t1')).toMatchObject({ status: 'refreshing', data: ['Nocturne'] });
});

test('a person asks again', () => {
  const { store, titles, world, of } = known();
  store.dispatch(titles.reload({ talentId: 't1' }));
  world.answer(CALL, ok(['Anew']));
  expect(of('t1').data).toEqual(['Anew']);
});

test('a screen that wants it asks only for what is not known, nor on its way', () => {
  const { store, titles, world, calls } = known();
  const want = (talentId: string) => store.dispatch(titles.want({ talentId }));
  want('t1');
  want('t2');
  want('t2');
  expect(calls()).toBe(2);
  world.answer(CALL, offline);
  want('t2');
  expect(calls()).toBe(3);
});

test('what makes it old asks again, at once, for what it concerns', () => {
  const { store, world, of } = known();
  store.dispatch(renamed({ talentId: 't2' }));
  expect(world.pending()).toEqual([]);
  store.dispatch(renamed({ talentId: 't1' }));
  expect(of('t1').status).toBe('refreshing');
});

test('news of the server settle first: several ask once', () => {
  const { store, world, calls } = known();
  store.dispatch(news('t1'));
  store.dispatch(news('t1'));
  expect(world.pending()).toEqual([SLEEP]);
  world.answer(SLEEP, null);
  expect(calls()).toBe(2);
});

test('an answer on its way that news overtook is followed by another', () => {
  const { store, world, of, ask } = known();
  ask('t1');
  store.dispatch(news('t1'));
  world.answer(CALL, ok(['Older']));
  world.answer(SLEEP, null);
  world.answer(CALL, ok(['Newer']));
  expect(of('t1')).toMatchObject({ status: 'ready', data: ['Newer'] });
});

test('after a time without news all that is looked at is asked again, and nothing else', () => {
  const { store, world, ask, leave } = known();
  ask('t2');
  leave('t2');
  store.dispatch(eventsReconnected());
  world.answer(SLEEP, null);
  expect(world.pending()).toEqual([CALL]);
  expect(world.inputOf(CALL)).toEqual({ talentId: 't1' });
});

test('what failed on the way is asked again once one is on line; what was refused is not', () => {
  const { store, world, ask } = start();
  ask('t1');
  world.answer(CALL, offline);
  ask('t2');
  world.answer(CALL, refused({ kind: 'forbidden' }));
  store.dispatch(wentOnline());
  expect(world.pending()).toEqual([CALL]);
  expect(world.inputOf(CALL)).toEqual({ talentId: 't1' });
});

test('a lazy one that is old is asked anew when it is next wanted; one on its way at once', () => {
  const { store, titles, world, of } = known({ isLazy: true });
  store.dispatch(news('t1'));
  expect(world.pending()).toEqual([]);
  expect(of('t1')).toMatchObject({ status: 'idle', data: ['Nocturne'] });
  store.dispatch(titles.want({ talentId: 't1' }));
  store.dispatch(news('t1'));
  expect(world.asked.filter((name) => name === CALL)).toHaveLength(3);
  expect(world.pending()).toEqual([CALL]);
});

test('one that retries at once does so once, and not while off line', () => {
  const { world, of, ask } = start({ retriesAtOnce: true });
  const fault = refused({ kind: 'failed', status: 503 });
  ask('t1');
  world.answer(CALL, fault);
  world.answer(CALL, fault);
  expect(of('t1').status).toBe('failed');
  ask('t2');
  world.answer(CALL, offline);
  expect(world.pending()).toEqual([]);
});

test('the first part of a long answer is shown while the rest is on its way', () => {
  const { world, of, ask } = start({
    *ask({ talentId }, _known, showPart) {
      const first = yield* request('talentFilms.list', { talentId });
      if (first.ok) yield* showPart(first.reply as never);
      return (yield* request('talentFilms.list', { talentId: 'all' })) as never;
    },
  });
  ask('t1');
  world.answer(CALL, ok(['First']));
  expect(of('t1')).toMatchObject({ status: 'refreshing', data: ['First'] });
  world.answer(CALL, ok(['First', 'Second']));
  expect(of('t1')).toMatchObject({ status: 'ready', data: ['First', 'Second'] });
});

test('its messages speak of what it asks for', () => {
  expect(
    query({ name: 'titles', ask: () => request('news.list', {}), dataOf: (rows) => rows }).want(ALL),
  ).toEqual({
    type: 'titles/wanted',
    payload: { params: ALL },
  });
});
