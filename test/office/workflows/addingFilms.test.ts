import { reelFilmsReducer, selectReelRows } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer } from '../../../src/office/entities/reels';
import {
  reelChangeIntents,
  reelChangesReducer,
  reelChangesSaga,
  selectAddingFilms,
  selectReelChanges,
} from '../../../src/office/workflows/reels/reelChanges';
import { offline, ok, startWorkflows } from '../support';
import { talentReelsLoaded } from '../loaded';

const add = (filmId: string) =>
  reelChangeIntents.requested({ kind: 'addFilm', talentId: 't1', reelId: 'r1', filmId });

/** Three films are asked for; the first is on its way. */
function start(filmIds = ['f1', 'f2', 'f3']) {
  const office = startWorkflows(
    {
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reelChanges: reelChangesReducer,
    },
    [reels.saga, reelChangesSaga],
  );
  const { store, world } = office;
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [], rows: [] }));
  for (const filmId of filmIds) store.dispatch(add(filmId));
  world.answer('ids.new', 'request');
  const films = () => selectReelRows(store.getState(), 'r1').map(({ filmId }) => filmId);
  const progress = () => selectAddingFilms(store.getState());
  const changes = () => selectReelChanges(store.getState());
  const answer = (what: unknown) => world.answer('http.call reel.addFilm', what);
  return { ...office, films, progress, changes, answer };
}

describe('adding several films to a reel', () => {
  test('shows how far it is, and each film once it is there', () => {
    const { world, films, progress, answer, changes } = start();
    expect(progress()).toMatchObject({ reelId: 'r1', at: 1, count: 3, canStop: true });
    answer(ok({ rowId: 'a' }));
    world.answer('ids.new', 'request-2');
    expect(films()).toEqual(['f1']);
    expect(progress()).toMatchObject({ at: 2, count: 3 });
    answer(ok({ rowId: 'b' }));
    world.answer('ids.new', 'request-3');
    expect(progress()).toMatchObject({ at: 3, count: 3, canStop: false });
    answer(ok({ rowId: 'c' }));
    expect(films()).toEqual(['f1', 'f2', 'f3']);
    expect(progress()).toBeNull();
    expect(changes()).toEqual({ status: 'idle' });
    expect(world.pending()).toEqual(['http.call talentReels.list']);
  });

  test('stopped, it keeps what was added, and says what was left out, which can be added still', () => {
    const { store, world, films, progress, answer, changes } = start();
    store.dispatch(reelChangeIntents.addingStopped());
    expect(progress()).toMatchObject({ at: 1, count: 1, canStop: false, isStopped: true });
    answer(ok({ rowId: 'a' }));
    expect(films()).toEqual(['f1']);
    expect(world.pending()).toEqual(['http.call talentReels.list']);
    const now = changes();
    expect(now).toMatchObject({ status: 'refused', added: 1, refusals: [] });
    const left = now.status === 'refused' ? now.stopped : [];
    expect(left.map(({ filmId }) => filmId)).toEqual(['f2', 'f3']);
    world.answer('http.call talentReels.list', ok({ reels: [], rows: [] }));
    left.forEach((change) => store.dispatch(reelChangeIntents.requested(change)));
    world.answer('ids.new', 'request-2');
    expect(world.inputOf('http.call reel.addFilm')).toMatchObject({ filmId: 'f2' });
  });

  test('goes on after a film that was refused, which is counted and told of', () => {
    const { world, progress, answer, changes } = start();
    answer(offline);
    world.answer('ids.new', 'request-2');
    expect(progress()).toMatchObject({ at: 2, count: 3 });
    answer(ok({ rowId: 'b' }));
    world.answer('ids.new', 'request-3');
    answer(ok({ rowId: 'c' }));
    expect(changes()).toMatchObject({
      status: 'refused',
      added: 2,
      stopped: [],
      refusals: [{ change: { filmId: 'f1' } }],
    });
  });

  test('stopped, other changes that wait are still saved', () => {
    const { store, world, answer } = start();
    store.dispatch(
      reelChangeIntents.requested({ kind: 'switch', talentId: 't1', reelId: 'r1', online: false }),
    );
    store.dispatch(reelChangeIntents.addingStopped());
    answer(ok({ rowId: 'a' }));
    expect(world.pending()).toEqual(['http.call reel.toggle']);
  });

  test('shows no progress for a single film', () => {
    expect(start(['f1']).progress()).toBeNull();
  });
});
