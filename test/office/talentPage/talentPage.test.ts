import { selectEncoding } from '../../../src/office/entities/encodings';
import { selectReelsOf } from '../../../src/office/entities/reels';
import { wentOnline } from '../../../src/office/workflows/office/connectivity';
import { serverEventReceived } from '../../../src/office/workflows/office/events';
import { reelChangeIntents } from '../../../src/office/workflows/reels/reelChanges';
import {
  reloadPage,
  selectFilmsRefusal,
  selectReelsRefusal,
  talentPageIntents,
} from '../../../src/office/workflows/talents/talentPage';
import { film, offline, ok } from '../talents/catalogue';
import { FILMS, open, reel, REELS, ROWS, start } from './support';

describe('opening a page', () => {
  test.each(['/app/page/talent/t1', '/talent/t1'])('%s loads films and reels together', (path) => {
    const { world, store, goTo, answer, status } = start();
    goTo(path);
    expect(world.pending()).toEqual([FILMS, REELS]);
    expect(world.inputOf(FILMS)).toEqual({ talentId: 't1' });
    answer([film('f1', 1)]);
    expect(status()).toBe('ready');
    expect(selectReelsOf(store.getState(), { talentId: 't1' })).toHaveLength(1);
  });

  test('of another talent has none of the reels of the one before', () => {
    const { world, store, goTo, answer } = start();
    goTo('/talent/t1');
    answer([]);
    goTo('/talent/t2');
    world.answer(REELS, ok({ reels: [{ ...reel, reelId: 'r2' }], rows: [] }));
    const reelsOf = (talentId: string) =>
      selectReelsOf(store.getState(), { talentId }).map(({ reelId }) => reelId);
    expect([reelsOf('t1'), reelsOf('t2')]).toEqual([['r1'], ['r2']]);
  });

  test('of another screen asks for nothing', () => {
    const { world, goTo, status } = start();
    goTo('/app/table/talents/all');
    goTo(`/app/page/talent/${'x'.repeat(101)}`);
    expect(world.asked).toEqual([]);
    expect(status()).toBe('closed');
  });

  test('that is left before the answer came ignores the answer', () => {
    const { world, goTo, status } = start();
    goTo('/talent/t1');
    goTo('/app/dashboard');
    expect(world.pending()).toEqual([]);
    expect(status()).toBe('closed');
  });

  test('that fails says why and is tried again', () => {
    const { world, store, goTo, answer, status } = start();
    goTo('/talent/t1');
    world.answer(FILMS, offline);
    world.answer(REELS, ok({ reels: [], rows: [] }));
    expect(selectFilmsRefusal(store.getState())).toEqual({ kind: 'offline' });
    reloadPage('t1').forEach(store.dispatch);
    expect(status()).toBe('loading, refreshing');
    answer([film('f1', 1)]);
    expect(status()).toBe('ready');
  });

  test('of a backend without the script of reels shows its films, and misses the reels only', () => {
    const { world, store, goTo } = start();
    goTo('/talent/t1');
    world.answer(REELS, { ok: false, refusal: { kind: 'notFound' } });
    expect(selectFilmsRefusal(store.getState())).toBeUndefined();
    expect(selectReelsRefusal(store.getState(), { talentId: 't1' })).toEqual({ kind: 'notFound' });
  });
});

describe('the film list', () => {
  const many = Array.from({ length: 95 }, (_none, at) =>
    film(`f${at}`, 95 - at, {
      title: at === 3 ? 'Été à Paris' : `Film ${at}`,
      tags: at === 4 ? ['Añejo'] : [],
    }),
  );

  test('is by film number as a number, 40 a page', () => {
    const { page } = open([film('b', 10), film('a', 9), film('c', 100)]);
    expect(page().films.map(({ filmId }) => filmId)).toEqual(['a', 'b', 'c']);
    const { page: long } = open(many);
    expect(long()).toMatchObject({ page: 1, pageCount: 3, found: 95, total: 95 });
    expect(long().films.map(({ number }) => number)).toEqual(
      Array.from({ length: 40 }, (_none, at) => at + 1),
    );
  });

  test('begins at page 1 again when it is searched', () => {
    const { store, page } = open(many);
    store.dispatch(talentPageIntents.pageOpened(3));
    expect(page().films).toHaveLength(15);
    store.dispatch(talentPageIntents.searched('film'));
    expect(page().page).toBe(1);
  });

  test.each([
    ['ETE paris', 'f3'],
    ['anejo', 'f4'],
  ])('finds %s without case and accents, in titles and tags', (search, filmId) => {
    const { store, page } = open(many);
    store.dispatch(talentPageIntents.searched(search));
    expect(page().films.map((each) => each.filmId)).toEqual([filmId]);
  });

  test('shows its last page when there are fewer than the person had opened', () => {
    const { store, page, answer } = open(many);
    store.dispatch(talentPageIntents.pageOpened(3));
    reloadPage('t1').forEach(store.dispatch);
    answer(many.slice(0, 41));
    expect(page()).toMatchObject({ page: 2, pageCount: 2 });
  });

  test('is found as it was left, for this talent and no other', () => {
    const { store, goTo, answer, page } = open(many);
    store.dispatch(talentPageIntents.pageOpened(2));
    goTo('/app/table/talents/all');
    goTo('/talent/t1');
    answer(many);
    expect(page().page).toBe(2);
    goTo('/talent/t2');
    answer(many);
    expect(page().page).toBe(1);
  });
});

describe('what changes elsewhere', () => {
  const changed = (id: string) => serverEventReceived({ kind: 'changed', entity: 'film', id, version: null });

  test('is asked for while the films before stay on the screen', () => {
    const { store, page, world } = open([film('f1', 1)]);
    store.dispatch(changed('f2'));
    world.answer('clock.sleep', null);
    expect(page().films).toHaveLength(1);
    world.answer(ROWS, ok([film('f2', 2, { talentId: 't1' })]));
    expect(page().films).toHaveLength(2);
  });

  test('and fails to load leaves the films and says so', () => {
    const { store, world, page } = open([film('f1', 1)]);
    store.dispatch(changed('f1'));
    world.answer('clock.sleep', null);
    world.answer(ROWS, offline);
    world.answer(FILMS, offline);
    expect(selectFilmsRefusal(store.getState())).toEqual({ kind: 'offline' });
    expect(page().films).toHaveLength(1);
  });

  test('in the films of another talent is not shown', () => {
    const { store, world, page } = open([]);
    store.dispatch(changed('f2'));
    world.answer('clock.sleep', null);
    world.answer(ROWS, ok([film('f2', 2, { talentId: 't2' })]));
    expect(page().films).toEqual([]);
  });

  test('that was missed while off line is asked for again', () => {
    const { store, world } = open([]);
    store.dispatch(wentOnline());
    expect(world.pending()).toEqual([FILMS, REELS]);
  });

  test('does not spring back reels that are being saved', () => {
    const { store, world } = open([film('f1', 1)]);
    reloadPage('t1').forEach(store.dispatch);
    const { requested } = reelChangeIntents;
    store.dispatch(requested({ kind: 'switch', talentId: 't1', reelId: 'r1', online: false }));
    world.answer(REELS, ok({ reels: [reel], rows: [] }));
    expect(isOnline()).toBe(false);
    world.answer('http.call reel.toggle', ok({}));
    world.answer(REELS, ok({ reels: [{ ...reel, online: false }], rows: [] }));
    expect(isOnline()).toBe(false);
    expect(world.pending()).toEqual([FILMS]);

    function isOnline() {
      return selectReelsOf(store.getState(), { talentId: 't1' })[0]?.online;
    }
  });
});

describe('an encoding', () => {
  const told = (status: 'running' | 'done', progress: number) =>
    serverEventReceived({ kind: 'encoding', processId: 'p1', filmId: 'f1', status, progress, reason: '' });

  test('shows its progress as it is told, and loads the film once it is done', () => {
    const { store, world } = open([film('f1', 1, { processId: 'p1', encoding: 'waiting' })]);
    store.dispatch(told('running', 40));
    expect(selectEncoding(store.getState(), 'p1')).toMatchObject({ status: 'running', progress: 40 });
    expect(world.pending()).toEqual([]);
    store.dispatch(told('done', 100));
    world.answer('clock.sleep', null);
    expect(world.inputOf(ROWS)).toEqual({ filmIds: ['f1'] });
  });
});

describe('what comes while the films are on their way', () => {
  const moved = (status: 'failed' | 'running' | 'none') =>
    serverEventReceived({
      kind: 'encoding',
      processId: 'p1',
      filmId: 'f1',
      status,
      progress: 0,
      reason: 'damaged',
    });
  const running = film('f1', 1, { processId: 'p1', encoding: 'running' });

  test.each(['failed', 'none'] as const)(
    'an end (%s) that overtakes the list is not put back by it',
    (status) => {
      const { world, store, answer } = open([running]);
      reloadPage('t1').forEach(store.dispatch);
      store.dispatch(moved(status));
      answer([film('f1', 1, { processId: 'p1', encoding: 'running' })]);
      world.answer('clock.sleep', null);
      world.answer(ROWS, ok([film('f1', 1, { processId: 'p1', encoding: status })]));
      expect(world.pending()).toEqual([]);
      expect(selectEncoding(store.getState(), 'p1').status).toBe(status);
    },
  );

  test('progress does not make them asked for again', () => {
    const { world, store } = open([running]);
    store.dispatch(moved('running'));
    expect(world.pending()).toEqual([]);
  });

  test("a change of another talent's reels that is still being saved does not keep these away", () => {
    const { store, goTo, answer } = open([running]);
    const change = { kind: 'switch', talentId: 't1', reelId: 'r1', online: false } as const;
    store.dispatch(reelChangeIntents.requested(change));
    goTo('/app/page/talent/t2');
    answer([]);
    expect(selectReelsOf(store.getState(), { talentId: 't2' })).toHaveLength(1);
  });
});
