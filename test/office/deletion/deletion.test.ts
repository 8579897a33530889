import { filmPlaces } from '../../../src/office/entities/filmPlaces';
import { filmsReducer, selectFilm, selectFilmEntriesOf } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelsReducer, selectReelsOf } from '../../../src/office/entities/reels';
import {
  deletionIntents,
  deletionReducer,
  deletionSaga,
  selectDeletion,
} from '../../../src/office/workflows/trash/deletion';
import {
  reelChangeIntents,
  reelChangesReducer,
  reelChangesSaga,
} from '../../../src/office/workflows/reels/reelChanges';
import { selectUndo, undoReducer } from '../../../src/office/workflows/trash/undo';
import { offline, ok, refused, startWorkflows } from '../support';
import { film as filmOf } from '../talents/catalogue';
import { talentFilmsLoaded, talentReelsLoaded } from '../loaded';

const REELS = 'http.call film.reels';
const DELETE = 'http.call film.delete';

const film = { kind: 'film', id: 'f1', title: 'Low Tide', talentId: 't1', onReel: true } as const;
const { opened, confirmed, closed } = deletionIntents;

function start() {
  const { world, store } = startWorkflows(
    {
      deletion: deletionReducer,
      filmPlaces: filmPlaces.reducer,
      films: filmsReducer,
      reelChanges: reelChangesReducer,
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      undo: undoReducer,
    },
    [filmPlaces.saga, deletionSaga, reelChangesSaga],
  );
  return { world, store, deletion: () => selectDeletion(store.getState()) };
}

function deleted() {
  const office = start();
  office.store.dispatch(talentFilmsLoaded({ talentId: 't1', films: [filmOf('f1', 1)] }));
  office.store.dispatch(opened({ things: [film] }));
  office.world.answer(REELS, ok([]));
  office.store.dispatch(confirmed());
  office.world.answer('ids.new', 'request-1');
  expect(office.world.inputOf(DELETE)).toEqual({
    filmId: 'f1',
    online: false,
    isOnReel: true,
    talentId: 't1',
    requestId: 'request-1',
  });
  office.world.answer(DELETE, ok());
  return office;
}

test('a person sees on which reels the film stands before anything is done', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [film] }));
  expect(world.pending()).toEqual([REELS]);
  const reel = { reelId: 'r1', title: 'Showreel', owner: 'Ada Low', kind: 'normal', position: 2 };
  world.answer(REELS, ok([reel]));
  expect(filmPlaces.selectQuery(store.getState(), { filmId: 'f1' }).data).toEqual([reel]);
  expect(deletion().status).toBe('asking');
  store.dispatch(closed());
  expect(deletion().status).toBe('closed');
});

test('a film can be deleted while its reels could not be listed', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [film] }));
  world.answer(REELS, offline);
  store.dispatch(confirmed());
  expect(deletion().status).toBe('deleting');
});

test('a deleted film is gone from its talent at once, and the way back is offered', () => {
  const { store, deletion } = deleted();
  expect(deletion().status).toBe('closed');
  expect(selectFilm(store.getState(), 'f1')).toBeUndefined();
  expect(selectFilmEntriesOf(store.getState(), 't1')).toEqual([]);
  expect(selectUndo(store.getState())).toMatchObject({
    status: 'offered',
    opposites: [{ kind: 'restore', thing: { kind: 'film', id: 'f1', title: 'Low Tide' } }],
  });
});

test('a deletion that is refused goes back to the question and says why', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [film] }));
  store.dispatch(confirmed());
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  world.answer(DELETE, refused({ kind: 'forbidden' }));
  expect(deletion()).toMatchObject({
    status: 'refused',
    failures: [{ status: 'refused', refusal: { kind: 'forbidden' } }],
  });
});

test('a deletion whose answer was lost is tried again as the same request', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [film] }));
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  world.answer(DELETE, offline);
  expect(deletion()).toMatchObject({
    status: 'refused',
    failures: [{ status: 'doubtful', refusal: { kind: 'offline' } }],
  });
  store.dispatch(confirmed());
  expect(world.inputOf(DELETE)).toMatchObject({ requestId: 'request-1' });
  world.answer(DELETE, ok());
  expect(deletion().status).toBe('closed');
});

test('what a colleague deleted meanwhile is gone', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [film] }));
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  world.answer(DELETE, refused({ kind: 'notFound' }));
  expect(deletion().status).toBe('closed');
});

test('a film of which no talent is known is deleted without naming one', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [{ ...film, talentId: '' }] }));
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(DELETE)).toEqual({ filmId: 'f1', online: false, requestId: 'request-1' });
  world.answer(DELETE, ok());
  expect(deletion().status).toBe('closed');
});

test('nothing is deleted where the backend has no script for it', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened({ things: [film] }));
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  world.answer(DELETE, refused({ kind: 'notFound', noScript: true }));
  expect(deletion()).toMatchObject({ status: 'refused', failures: [{ refusal: { noScript: true } }] });
});

test('a reel is deleted once the changes of reels that were asked for before have ended', () => {
  const { world, store } = start();
  const reel = {
    reelId: 'r1',
    title: 'Showreel',
    position: 1,
    online: true,
    type: 'MR',
    code: 'c',
    views: 0,
  };
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel as never], rows: [] }));
  store.dispatch(
    reelChangeIntents.requested({ kind: 'switch', talentId: 't1', reelId: 'r1', online: false }),
  );
  store.dispatch(opened({ things: [{ kind: 'reel', id: 'r1', title: 'Showreel', talentId: 't1' }] }));
  store.dispatch(confirmed());
  expect(world.pending()).toEqual(['http.call reel.toggle']);
  world.answer('http.call reel.toggle', ok());
  world.answer('ids.new', 'request-1');
  expect(world.inputOf('http.call reel.delete')).toEqual({
    talentId: 't1',
    reelId: 'r1',
    kind: 'normal',
    online: false,
    requestId: 'request-1',
  });
  world.answer('http.call reel.delete', ok());
  expect(selectReelsOf(store.getState(), { talentId: 't1' })).toEqual([]);
  expect(selectUndo(store.getState())).toMatchObject({
    status: 'offered',
    opposites: [{ kind: 'restore', thing: { kind: 'reel', id: 'r1' } }],
  });
});

describe('several things', () => {
  const TALENT = 'http.call talent.delete';
  const things = ['t1', 't2', 't3'].map((id) => ({ kind: 'talent', id, title: `Ana ${id}` }) as const);

  const restored = (thing: (typeof things)[number]) => ({ kind: 'restore', thing });

  function offered({ store }: ReturnType<typeof start>) {
    const undo = selectUndo(store.getState());
    const opposites = undo.status === 'offered' ? undo.opposites : [];
    return opposites.map((opposite) => opposite.kind === 'restore' && opposite.thing.id);
  }

  function begun() {
    const office = start();
    office.store.dispatch(opened({ things }));
    office.store.dispatch(confirmed());
    return office;
  }

  /** The one whose turn it is goes, or does not. */
  function answer({ world }: ReturnType<typeof start>, requestId: string, with_: unknown): void {
    world.answer('ids.new', requestId);
    world.answer(TALENT, with_);
  }

  test('are deleted one after the other, each as a request of its own, and come back together', () => {
    const office = begun();
    expect(office.world.pending()).toEqual(['ids.new']);
    things.forEach(({ id }) => {
      office.world.answer('ids.new', `request-${id}`);
      expect(office.world.inputOf(TALENT)).toEqual({ talentId: id, requestId: `request-${id}` });
      office.world.answer(TALENT, ok());
    });
    expect(office.deletion()).toEqual({ status: 'closed' });
    expect(selectUndo(office.store.getState())).toMatchObject({
      status: 'offered',
      opposites: things.map(restored),
    });
  });

  test('one that is refused is named and does not keep the others; it alone is tried again', () => {
    const office = begun();
    answer(office, 'request-1', ok());
    answer(office, 'request-2', offline);
    answer(office, 'request-3', ok());
    expect(office.deletion()).toMatchObject({
      status: 'refused',
      failures: [{ thing: { id: 't2' }, status: 'doubtful', refusal: { kind: 'offline' } }],
    });
    expect(offered(office)).toEqual(['t1', 't3']);
    office.store.dispatch(confirmed());
    expect(office.world.inputOf(TALENT)).toEqual({ talentId: 't2', requestId: 'request-2' });
    office.world.answer(TALENT, ok());
    expect(office.deletion().status).toBe('closed');
    expect(offered(office)).toEqual(['t1', 't3', 't2']);
  });

  test('those that wait stay when a person stops it', () => {
    const office = begun();
    office.world.answer('ids.new', 'request-1');
    office.store.dispatch(deletionIntents.stopped());
    office.world.answer(TALENT, ok());
    expect(office.world.pending()).toEqual([]);
    expect(office.deletion().status).toBe('closed');
    expect(offered(office)).toEqual(['t1']);
  });
});
