import { reelFilmsReducer, selectReelRows } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer, selectReelsOf } from '../../../src/office/entities/reels';
import { newReel } from '../../../src/office/workflows/reels/newReel';
import {
  reelChangeIntents,
  reelChangesReducer,
  reelChangesSaga,
  selectReelChanges,
} from '../../../src/office/workflows/reels/reelChanges';
import {
  reelPanelReducer,
  reelPanelSaga,
  selectReelPanel,
} from '../../../src/office/workflows/reels/reelPanel';
import { typedReelNamesSaga } from '../../../src/office/workflows/reels/typedReelNames';
import { talentPageReducer } from '../../../src/office/workflows/talents/talentPage';
import { talentReelsLoaded } from '../loaded';
import { offline, ok, startWorkflows } from '../support';

const reel = {
  ...{ reelId: 'r1', type: 'MR', position: 1, title: 'Showreel' },
  ...{ code: 'c', online: true, isLink: false, linkValue: '' },
};
const row = (rowId: string, position: number) => ({ rowId, reelId: 'r1', filmId: `film-${rowId}`, position });
const loaded = { reels: [reel], rows: [row('a', 1), row('b', 2), row('c', 3)] };

function start() {
  const { world, store } = startWorkflows(
    {
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      talentPage: talentPageReducer,
      newReel: newReel.reducer,
      reelChanges: reelChangesReducer,
      reelPanel: reelPanelReducer,
    },
    [reels.saga, newReel.saga, reelChangesSaga, reelPanelSaga, typedReelNamesSaga],
  );
  store.dispatch({ type: 'talentPage/shown', payload: { talentId: 't1' } });
  store.dispatch(talentReelsLoaded({ talentId: 't1', ...loaded }));
  const rowIds = () => selectReelRows(store.getState(), 'r1').map(({ rowId }) => rowId);
  return { world, store, rowIds };
}

const order = (rowIds: readonly string[], seen: readonly string[] = ['a', 'b', 'c']) =>
  reelChangeIntents.requested({ kind: 'orderFilms', talentId: 't1', reelId: 'r1', rowIds, seen });

describe('a change of a reel', () => {
  test('is on the screen before the server has it', () => {
    const { store, rowIds, world } = start();
    store.dispatch(order(['c', 'a', 'b']));
    expect(rowIds()).toEqual(['c', 'a', 'b']);
    expect(world.inputOf('http.call reel.orderFilms')).toEqual({
      talentId: 't1',
      kind: 'normal',
      rowIds: ['c', 'a', 'b'],
      positions: ['1', '2', '3'],
      seenRowIds: ['a', 'b', 'c'],
    });
  });

  test('waits for the one before it, and the order on the screen does not spring back meanwhile', () => {
    const { store, rowIds, world } = start();
    store.dispatch(order(['c', 'a', 'b']));
    store.dispatch(order(['b', 'c', 'a'], ['c', 'a', 'b']));
    expect(world.pending()).toEqual(['http.call reel.orderFilms']);
    world.answer('http.call reel.orderFilms', ok());
    expect(rowIds()).toEqual(['b', 'c', 'a']);
    expect(world.pending()).toEqual(['http.call reel.orderFilms']);
    world.answer('http.call reel.orderFilms', ok());
    expect(world.pending()).toEqual(['http.call talentReels.list']);
  });

  test('asked for while the list is loaded anew stays on the screen', () => {
    const { store, rowIds, world } = start();
    store.dispatch(order(['c', 'a', 'b']));
    world.answer('http.call reel.orderFilms', ok());
    store.dispatch(order(['b', 'c', 'a'], ['c', 'a', 'b']));
    world.answer(
      'http.call talentReels.list',
      ok({ ...loaded, rows: [row('c', 1), row('a', 2), row('b', 3)] }),
    );
    expect(rowIds()).toEqual(['b', 'c', 'a']);
    expect(world.pending()).toEqual(['http.call reel.orderFilms']);
  });

  test('of one talent is followed by what the server has of that one, while one of another talent waits', () => {
    const { store, world } = start();
    store.dispatch(order(['c', 'a', 'b']));
    const theirs = { kind: 'switch', talentId: 't2', reelId: 'r2', online: false } as const;
    store.dispatch(reelChangeIntents.requested(theirs));
    world.answer('http.call reel.orderFilms', offline);
    expect(world.pending().toSorted()).toEqual(['http.call reel.toggle', 'http.call talentReels.list']);
    expect(world.inputOf('http.call talentReels.list')).toEqual({ talentId: 't1' });
    world.answer('http.call talentReels.list', ok(loaded));
    world.answer('http.call reel.toggle', ok());
    expect(world.inputOf('http.call talentReels.list')).toEqual({ talentId: 't2' });
  });

  test('that is refused is taken back, told, and can be tried again', () => {
    const { store, rowIds, world } = start();
    store.dispatch(order(['c', 'a', 'b']));
    world.answer('http.call reel.orderFilms', offline);
    world.answer('http.call talentReels.list', ok(loaded));
    expect(rowIds()).toEqual(['a', 'b', 'c']);
    const changes = selectReelChanges(store.getState());
    expect(changes).toMatchObject({ status: 'refused', refusals: [{ refusal: { kind: 'offline' } }] });
    if (changes.status === 'refused')
      store.dispatch(reelChangeIntents.requested(changes.refusals[0]!.change));
    expect(rowIds()).toEqual(['c', 'a', 'b']);
    expect(selectReelChanges(store.getState()).status).toBe('saving');
  });

  test('whose answer was lost is done when it is tried again', () => {
    const change = {
      kind: 'removeFilm',
      talentId: 't1',
      reelId: 'r1',
      filmId: 'film-a',
      rowId: 'a',
      position: 1,
    } as const;
    const { store, world } = start();
    const answer = (given: unknown) => {
      world.answer('http.call reel.removeFilm', given);
      world.answer('http.call talentReels.list', ok(loaded));
    };
    store.dispatch(reelChangeIntents.requested(change));
    answer(offline);
    expect(selectReelChanges(store.getState()).status).toBe('refused');
    store.dispatch(reelChangeIntents.requested(change));
    answer({ ok: false, refusal: { kind: 'notFound' } });
    expect(selectReelChanges(store.getState()).status).toBe('idle');
  });

  test('keeps its request id when it is tried again: a film is added once', () => {
    const { store, world } = start();
    const film = { talentId: 't1', reelId: 'r1', filmId: 'film-a' };
    store.dispatch(reelChangeIntents.requested({ kind: 'addFilm', ...film }));
    world.answer('ids.new', 'request-1');
    world.answer('http.call reel.addFilm', offline);
    world.answer('http.call talentReels.list', ok(loaded));
    const changes = selectReelChanges(store.getState());
    if (changes.status === 'refused')
      store.dispatch(reelChangeIntents.requested(changes.refusals[0]!.change));
    expect(world.inputOf('http.call reel.addFilm')).toEqual({ ...film, requestId: 'request-1' });
  });

  test('that was refused does not stop those that wait', () => {
    const { store, world } = start();
    store.dispatch(order(['c', 'a', 'b']));
    store.dispatch(
      reelChangeIntents.requested({ kind: 'switch', talentId: 't1', reelId: 'r1', online: false }),
    );
    world.answer('http.call reel.orderFilms', offline);
    world.answer('http.call reel.toggle', ok());
    expect(selectReelChanges(store.getState())).toMatchObject({
      status: 'refused',
      refusals: [{ change: { kind: 'orderFilms' } }],
    });
  });
});

describe('a new reel', () => {
  const create = () => {
    const office = start();
    office.store.dispatch(newReel.intents.opened({ talentId: 't1' }));
    office.store.dispatch(newReel.intents.submitted({ title: ' Commercials ', isNewName: true }));
    office.world.answer('ids.new', 'CODE567890request-1');
    return office;
  };

  test('has a random code and says whether its name is new; two presses make one reel', () => {
    const { store, world } = create();
    store.dispatch(newReel.intents.submitted({ title: 'Commercials', isNewName: true }));
    expect(world.pending()).toEqual(['http.call reel.add']);
    expect(world.inputOf('http.call reel.add')).toMatchObject({
      title: 'Commercials',
      code: 'CODE567890',
      isNewName: true,
      type: 'MR',
    });
  });

  test('becomes the selected reel and its detail opens (spec section 4)', () => {
    const { store, world } = create();
    world.answer('http.call reel.add', ok({ reelId: 'r2' }));
    world.answer(
      'http.call talentReels.list',
      ok({ ...loaded, reels: [reel, { ...reel, reelId: 'r2', position: 2 }] }),
    );
    expect(selectReelPanel(store.getState())).toEqual({ status: 'detail', reelId: 'r2' });
    expect(newReel.select(store.getState()).status).toBe('closed');
  });

  test('whose name was typed has it put into the catalogue, under its own code', () => {
    const { world } = create();
    world.answer('http.call reel.add', ok({ reelId: 'r2' }));
    expect(world.inputOf('http.call reelName.add')).toEqual({ name: 'Commercials', code: 'CODE567890' });
  });

  test('that comes late leaves the reels of the talent on show as they are', () => {
    const { store, world } = create();
    const theirs = { ...loaded, reels: [{ ...reel, reelId: 'r9' }] };
    store.dispatch({ type: 'talentPage/shown', payload: { talentId: 't2' } });
    store.dispatch(talentReelsLoaded({ talentId: 't2', ...theirs }));
    world.answer('http.call reel.add', ok({ reelId: 'r2' }));
    world.answer('http.call talentReels.list', ok(loaded));
    expect(selectReelsOf(store.getState(), { talentId: 't2' }).map(({ reelId }) => reelId)).toEqual(['r9']);
    expect(selectReelPanel(store.getState()).status).toBe('list');
  });

  test('that is refused leaves the dialog open with the reason', () => {
    const { store, world } = create();
    world.answer('http.call reel.add', offline);
    expect(newReel.select(store.getState())).toMatchObject({
      status: 'doubtful',
      refusal: { kind: 'offline' },
    });
  });

  test('whose answer was lost is asked for again as the same reel; with another name it is another', () => {
    const { store, world } = create();
    world.answer('http.call reel.add', offline);
    store.dispatch(newReel.intents.submitted({ title: ' Commercials ', isNewName: true }));
    expect(world.inputOf('http.call reel.add')).toMatchObject({ requestId: 'CODE567890request-1' });
    world.answer('http.call reel.add', offline);
    store.dispatch(newReel.intents.submitted({ title: 'Fiction', isNewName: false }));
    world.answer('ids.new', 'request-2');
    expect(world.inputOf('http.call reel.add')).toMatchObject({ title: 'Fiction', requestId: 'request-2' });
  });
});

describe('a new reel for a film', () => {
  const create = () => {
    const office = start();
    office.store.dispatch(newReel.intents.opened({ talentId: 't1', filmId: 'film-a' }));
    submit(office);
    office.world.answer('ids.new', 'request-1');
    return office;
  };
  const submit = ({ store }: ReturnType<typeof start>) =>
    store.dispatch(newReel.intents.submitted({ title: 'Commercials', isNewName: true }));
  const made = ({ world }: ReturnType<typeof start>) => {
    world.answer('http.call reel.add', ok({ reelId: 'r2' }));
    world.answer(
      'http.call talentReels.list',
      ok({ ...loaded, reels: [reel, { ...reel, reelId: 'r2', position: 2 }] }),
    );
    world.answer('ids.new', 'request-2');
  };
  const addition = { talentId: 't1', reelId: 'r2', filmId: 'film-a', requestId: 'request-2' };

  test('opens with that film on it', () => {
    const office = create();
    made(office);
    expect(office.world.inputOf('http.call reel.addFilm')).toEqual(addition);
    office.world.answer('http.call reel.addFilm', ok({ rowId: 'new' }));
    expect(selectReelRows(office.store.getState(), 'r2')).toMatchObject([{ filmId: 'film-a' }]);
    expect(selectReelPanel(office.store.getState())).toEqual({ status: 'detail', reelId: 'r2' });
  });

  test('that was refused at first takes the film when it is made after all', () => {
    const office = create();
    office.world.answer('http.call reel.add', offline);
    submit(office);
    made(office);
    expect(office.world.inputOf('http.call reel.addFilm')).toEqual(addition);
  });

  test('tells that the film was not put on it, to be tried again', () => {
    const office = create();
    made(office);
    office.world.answer('http.call reel.addFilm', offline);
    expect(selectReelChanges(office.store.getState())).toMatchObject({
      status: 'refused',
      refusals: [{ change: { kind: 'addFilm', ...addition }, refusal: { kind: 'offline' } }],
    });
  });
});

test("a talent's reels that are loaded after a change do not come in the place of those of the talent gone on to", () => {
  const { store, world } = start();
  const change = { kind: 'switch', talentId: 't1', reelId: 'r1', online: false } as const;
  store.dispatch(reelChangeIntents.requested(change));
  store.dispatch(
    talentReelsLoaded({ talentId: 't2', reels: [{ ...reel, reelId: 'r2' }] as never, rows: [] }),
  );
  world.answer('http.call reel.toggle', ok());
  world.answer('http.call talentReels.list', ok(loaded));
  expect(selectReelsOf(store.getState(), { talentId: 't2' })).toMatchObject([{ reelId: 'r2' }]);
});
