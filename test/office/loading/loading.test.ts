import { selectIsOutdated } from '../../../src/office/entities/build';
import { newsletters } from '../../../src/office/entities/newsletters';
import { selectTalents, talents } from '../../../src/office/entities/talents';
import { selectStartFlag } from '../../../src/office/entities/startFlag';
import { trashed } from '../../../src/office/entities/trashed';
import {
  LISTS,
  retryList,
  selectFailedLists,
  selectLoadingProgress,
} from '../../../src/office/workflows/office/loading';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';
import { talent } from '../talents/catalogue';

const empty = { ok: true, reply: [] };
const atStart = () => startedOffice({ session: { current: session() } });

test('all lists are asked for at once when a session is held', () => {
  const { world } = atStart();
  expect(world.pending()).toEqual(
    expect.arrayContaining([
      'http.call categories.list',
      'http.call talents.figures',
      'http.call staff.list',
      'http.call reelNames.list',
      'http.call news.list',
      'http.call newsletters.list',
      'http.call screens.list',
      'http.call agencyFilms.figures',
      'http.call agencyReels.list',
      'http.version',
    ]),
  );
  expect(world.pending()).not.toContain('http.call talents.list');
  expect(world.pending()).not.toContain('http.call agencyFilms.list');
  expect(world.inputOf('http.call screens.list')).toEqual({ order: 'onlineFirst', limit: 500, page: 1 });
  expect(world.inputOf('http.call newsletters.list')).toEqual({
    order: 'newestFirst',
    limit: 100,
    page: 1,
  });
});

test('a hundred newsletters are shown at once, and all of them asked for', () => {
  const { world, store } = atStart();
  const hundred = Array.from({ length: 100 }, (_, at) => ({ newsletterId: `n${at}` }));
  world.answer('http.call newsletters.list', { ok: true, reply: hundred });
  expect(newsletters.selectAll(store.getState())).toHaveLength(100);
  expect(world.inputOf('http.call newsletters.list')).toEqual({});
  const all = [...hundred, { newsletterId: 'last' }];
  world.answer('http.call newsletters.list', { ok: true, reply: all });
  expect(newsletters.selectAll(store.getState())).toHaveLength(101);
});

test('nothing is asked for before somebody is signed in', () => {
  expect(startedOffice().world.asked).toEqual(['connectivity.watch']);
});

test('a hundred talents are shown at once where they are listed, and all of them asked for', () => {
  const { world, store } = atStart();
  store.dispatch(talents.want());
  expect(world.inputOf('http.call talents.list')).toEqual({ order: 'onlineFirst', limit: 100, page: 1 });
  const hundred = Array.from({ length: 100 }, (_, at) => talent(`t${at}`));
  world.answer('http.call talents.list', { ok: true, reply: hundred });
  expect(selectTalents(store.getState())).toHaveLength(100);
  expect(world.inputOf('http.call talents.list')).toEqual({});
  world.answer('http.call talents.list', { ok: true, reply: [...hundred, talent('last')] });
  expect(selectTalents(store.getState())).toHaveLength(101);
});

test('the literal error sets the start flag false and names the list; a retry loads it', () => {
  const { world, store } = atStart();
  world.answer('http.call news.list', { ok: false, refusal: { kind: 'refused', word: 'error' } });
  expect(selectStartFlag(store.getState())).toBe(false);
  expect(selectFailedLists(store.getState()).map(({ list }) => list)).toEqual(['news']);
  store.dispatch(retryList('news'));
  world.answer('http.call news.list', empty);
  expect(selectFailedLists(store.getState())).toEqual([]);
});

test('the literal error that our own server explains sets it false too', () => {
  const { world, store } = atStart();
  world.answer('http.call news.list', { ok: false, refusal: { kind: 'forbidden', word: 'error' } });
  expect(selectStartFlag(store.getState())).toBe(false);
});

test('the literal error of a later load sets it false; a refusal in other words does not', () => {
  const { world, store } = atStart();
  store.dispatch(trashed.want());
  world.answer('http.call trash.list', { ok: false, refusal: { kind: 'forbidden' } });
  expect(selectStartFlag(store.getState())).toBe(true);
  store.dispatch(trashed.reload());
  world.answer('http.call trash.list', { ok: false, refusal: { kind: 'refused', word: 'error' } });
  expect(selectStartFlag(store.getState())).toBe(false);
});

test.each([
  ['that does not exist', { kind: 'notFound', word: 'error' }],
  ['of an id that cannot be', { kind: 'invalid', problems: { talentId: 'malformed' }, word: 'error' }],
])('the films of a talent %s are no error: the page says that there is none', (_which, refusal) => {
  const { world, store } = atStart();
  store.dispatch(locationChanged({ path: '/app/page/talent/nobody' }));
  const notThere = { ok: false, refusal };
  world.answer('http.call talentFilms.list', notThere);
  world.answer('http.call talentReels.list', notThere);
  expect(selectStartFlag(store.getState())).toBe(true);
});

test('a fault of the server is tried again at once, once', () => {
  const { world, store } = atStart();
  const fault = { ok: false, refusal: { kind: 'failed', status: 503 } };
  world.answer('http.call staff.list', fault);
  world.answer('http.call staff.list', fault);
  expect(selectFailedLists(store.getState()).map(({ list }) => list)).toEqual(['staff']);
});

test('lists that failed for want of a connection are loaded when it is back', () => {
  const { world, store } = atStart();
  world.hear('connectivity.watch', false);
  world.answer('http.call staff.list', { ok: false, refusal: { kind: 'offline' } });
  expect(world.pending()).not.toContain('http.call staff.list');
  world.hear('connectivity.watch', true);
  expect(world.pending()).toContain('http.call staff.list');
  expect(selectFailedLists(store.getState())).toEqual([]);
});

test('progress counts the lists that have come', () => {
  const { world, store } = atStart();
  world.answer('http.call staff.list', empty);
  expect(selectLoadingProgress(store.getState())).toEqual({
    loaded: 1,
    total: LISTS.length,
    isRunning: true,
  });
});

const asked = (world: ReturnType<typeof atStart>['world'], name: string) =>
  world.asked.filter((each) => each === name).length;

test('a newer build on the server is noticed when the stream of events comes back', () => {
  const { world, store } = atStart();
  world.answer('http.version', { ok: true, reply: { version: '1.0.0' } });
  expect(selectIsOutdated(store.getState())).toBe(false);
  world.hear('events.follow', { kind: 'reconnected' });
  while (world.pending().includes('clock.sleep')) world.answer('clock.sleep', null);
  world.answer('http.version', { ok: true, reply: { version: '1.0.1' } });
  expect(selectIsOutdated(store.getState())).toBe(true);
});

test('of one list only the newest question counts: an older answer does not come after it', () => {
  const { world } = atStart();
  world.hear('events.follow', { kind: 'changed', entity: 'reels', id: '', version: null });
  world.answer('clock.sleep', null);
  expect(asked(world, 'http.call agencyReels.list')).toBe(2);
  expect(world.pending().filter((name) => name === 'http.call agencyReels.list')).toHaveLength(1);
});
