import { selectIsOutdated } from '../../../src/office/entities/build';
import { selectAgencyFilms, selectFilm } from '../../../src/office/entities/films';
import { selectTalents } from '../../../src/office/entities/talents';
import { selectStartFlag } from '../../../src/office/entities/startFlag';
import {
  LISTS,
  retryList,
  selectFailedLists,
  selectLoadingProgress,
} from '../../../src/office/workflows/loading';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';
import { film, talent } from '../talents/catalogue';

const empty = { ok: true, reply: [] };
const atStart = () => startedOffice({ session: { current: session() } });

test('all lists are asked for at once when a session is held', () => {
  const { world } = atStart();
  expect(world.pending()).toEqual(
    expect.arrayContaining([
      'http.call categories.list',
      'http.call talents.list',
      'http.call staff.list',
      'http.call reelNames.list',
      'http.call news.list',
      'http.call newsletters.list',
      'http.call screens.list',
      'http.call agencyFilms.list',
      'http.call agencyReels.list',
      'http.version',
    ]),
  );
  expect(world.inputOf('http.call screens.list')).toEqual({ order: 'onlineFirst', limit: 500, page: 1 });
  expect(world.inputOf('http.call newsletters.list')).toEqual({
    order: 'newestFirst',
    limit: 100,
    page: 1,
  });
});

test('nothing is asked for before somebody is signed in', () => {
  expect(startedOffice().world.asked).toEqual(['connectivity.watch']);
});

test('a hundred talents are shown at once, and all of them asked for', () => {
  const { world, store } = atStart();
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

describe('the list of all films follows the server', () => {
  const films = [
    film('f1', 1, { talentId: 't1' }),
    film('f2', 2, { talentId: 't2' }),
    film('f3', 3, { talentId: 't1' }),
  ];
  const loaded = () => {
    const { world, store } = atStart();
    world.answer('http.call agencyFilms.list', { ok: true, reply: films });
    const ids = () => selectAgencyFilms(store.getState()).map(({ filmId }) => filmId);
    return { world, store, ids, all: () => asked(world, 'http.call agencyFilms.list') };
  };
  const told = { kind: 'changed', what: 'films', talentId: 't1' };

  test("after changes of a talent's films these alone are loaded, once they settle, and stand in their order", () => {
    const { world, ids, all, store } = loaded();
    world.hear('events.follow', told);
    world.hear('events.follow', told);
    world.answer('clock.sleep', null);
    expect(asked(world, 'http.call talentFilms.list')).toBe(1);
    expect(world.inputOf('http.call talentFilms.list')).toEqual({ talentId: 't1' });
    const reply = [film('f0', 2, { talentId: 't1' }), film('f3', 3, { talentId: 't1', title: 'Anew' })];
    world.answer('http.call talentFilms.list', { ok: true, reply });
    expect(ids()).toEqual(['f0', 'f2', 'f3']);
    expect(selectFilm(store.getState(), 'f3')?.title).toBe('Anew');
    expect(all()).toBe(1);
  });

  test('changes of two talents are both loaded', () => {
    const { world } = loaded();
    world.hear('events.follow', told);
    world.hear('events.follow', { ...told, talentId: 't2' });
    world.answer('clock.sleep', null);
    world.answer('clock.sleep', null);
    expect(asked(world, 'http.call talentFilms.list')).toBe(2);
  });

  test('the films of a talent that is gone leave the list', () => {
    const { world, ids } = loaded();
    world.hear('events.follow', told);
    world.answer('clock.sleep', null);
    world.answer('http.call talentFilms.list', { ok: false, refusal: { kind: 'notFound' } });
    expect(ids()).toEqual(['f2']);
  });

  test('where these cannot be loaded the whole list is, and says so when it cannot either', () => {
    const { world, store, all } = loaded();
    world.hear('events.follow', told);
    world.answer('clock.sleep', null);
    world.answer('http.call talentFilms.list', { ok: false, refusal: { kind: 'offline' } });
    expect(all()).toBe(2);
    world.answer('http.call agencyFilms.list', { ok: false, refusal: { kind: 'offline' } });
    expect(selectFailedLists(store.getState()).map(({ list }) => list)).toEqual(['films']);
  });

  test('a film that is encoded has a length and pictures to load; how far it is has not', () => {
    const { world } = loaded();
    const encoding = { kind: 'encoding', processId: 'p1', filmId: 'f2', progress: 100, reason: '' };
    world.hear('events.follow', { ...encoding, status: 'running' });
    expect(world.pending()).not.toContain('clock.sleep');
    world.hear('events.follow', { ...encoding, status: 'done' });
    world.answer('clock.sleep', null);
    expect(world.inputOf('http.call talentFilms.list')).toEqual({ talentId: 't2' });
  });

  test('a film that nobody here knew, or a list that is not whole, is a reason to load them all', () => {
    const { world, all } = loaded();
    const encoding = { kind: 'encoding', processId: 'p1', filmId: 'new', progress: 100, reason: '' };
    world.hear('events.follow', { ...encoding, status: 'done' });
    world.answer('clock.sleep', null);
    expect(all()).toBe(2);
    world.hear('events.follow', told);
    world.answer('clock.sleep', null);
    expect(all()).toBe(3);
  });
});

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
  world.hear('events.follow', { kind: 'changed', what: 'reels', talentId: '' });
  world.answer('clock.sleep', null);
  expect(asked(world, 'http.call agencyReels.list')).toBe(2);
  expect(world.pending().filter((name) => name === 'http.call agencyReels.list')).toHaveLength(1);
});
