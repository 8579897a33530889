import { reelFilmsReducer, selectReelRows } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer } from '../../../src/office/entities/reels';
import {
  type ReelChange,
  reelChangeIntents,
  reelChangesReducer,
  reelChangesSaga,
} from '../../../src/office/workflows/reels/reelChanges';
import { restoringReducer } from '../../../src/office/workflows/trash/restoring';
import { scheduleChangesReducer } from '../../../src/office/workflows/calendar/scheduleChanges';
import {
  selectProgress,
  selectUndo,
  undoIntents,
  undoReducer,
  undoSaga,
} from '../../../src/office/workflows/trash/undo';
import { talentReelsLoaded } from '../loaded';
import { offline, ok, startWorkflows } from '../support';

const reel = (reelId: string, position: number) => ({
  ...{ reelId, type: 'MR', position, title: reelId },
  ...{ code: 'c', online: true, isLink: false, linkValue: '' },
});
const row = (rowId: string, position: number) => ({ rowId, reelId: 'r1', filmId: `film-${rowId}`, position });
const loaded = {
  reels: [reel('r1', 1), reel('r2', 2)],
  rows: [row('a', 1), row('b', 2), row('c', 3)],
};
const place = (reelId: string, position: number) => ({ reelId, type: 'MR', position });
const ofReel = { talentId: 't1', reelId: 'r1' } as const;
const removal = { kind: 'removeFilm', ...ofReel, filmId: 'film-b', rowId: 'b', position: 2 } as const;
const switchOff = { kind: 'switch', ...ofReel, online: false } as const;

const scripts = {
  addFilm: 'reel.addFilm',
  removeFilm: 'reel.removeFilm',
  orderFilms: 'reel.orderFilms',
  moveFilms: 'reel.moveFilms',
  order: 'reel.order',
  switch: 'reel.toggle',
  rename: 'reel.rename',
  updateLink: 'reel.update',
  updatePoster: 'reel.update',
  describe: 'reel.rename',
} as const;

function start() {
  const { world, store } = startWorkflows(
    {
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reelChanges: reelChangesReducer,
      restoring: restoringReducer,
      scheduleChanges: scheduleChangesReducer,
      undo: undoReducer,
    },
    [reels.saga, reelChangesSaga, undoSaga],
  );
  store.dispatch(talentReelsLoaded({ talentId: 't1', ...loaded }));
  const undo = () => selectUndo(store.getState());
  const answer = (kind: ReelChange['kind'], given: unknown = ok()) => {
    if ((kind === 'addFilm' || kind === 'moveFilms') && world.pending().includes('ids.new'))
      world.answer('ids.new', 'request');
    world.answer(`http.call ${scripts[kind]}`, given);
  };
  /** What the undo at hand is about, and how it stands. */
  const progress = () => {
    const state = undo();
    const [opposite] = state.status === 'none' ? [] : state.opposites;
    return opposite && selectProgress(store.getState(), opposite);
  };
  const change = (made: ReelChange) => {
    store.dispatch(reelChangeIntents.requested(made));
    answer(made.kind);
  };
  const rowIds = () => selectReelRows(store.getState(), 'r1').map(({ rowId }) => rowId);
  return { world, store, undo, answer, change, progress, rowIds };
}

const opposites: readonly (readonly [string, ReelChange, ReelChange['kind'], object])[] = [
  [
    'a film taken off a reel stands on it again where it stood',
    removal,
    'addFilm',
    { ...ofReel, filmId: 'film-b', position: 2, requestId: 'request' },
  ],
  [
    'films stand in their former order again, unless it is another one by now',
    { kind: 'orderFilms', ...ofReel, rowIds: ['b', 'a', 'c'], seen: ['a', 'b', 'c'] },
    'orderFilms',
    { rowIds: ['a', 'b', 'c'], seenRowIds: ['b', 'a', 'c'] },
  ],
  [
    'reels stand in their former order again, unless it is another one by now',
    {
      kind: 'order',
      talentId: 't1',
      places: [place('r2', 1), place('r1', 2)],
      seen: [place('r1', 1), place('r2', 2)],
    },
    'order',
    { reelIds: ['r1', 'r2'], positions: ['1', '2'], seenReelIds: ['r2', 'r1'] },
  ],
  [
    'films that went to another reel stand where they stood',
    {
      kind: 'moveFilms',
      talentId: 't1',
      filmIds: ['film-a', 'film-c'],
      fromId: 'r1',
      toId: 'r2',
      former: [1, 3],
    },
    'moveFilms',
    { filmIds: ['film-a', 'film-c'], fromId: 'r2', toId: 'r1', positions: ['1', '3'] },
  ],
  [
    'films that were taken off together stand on the reel again where they stood',
    { kind: 'moveFilms', talentId: 't1', filmIds: ['film-a', 'film-c'], fromId: 'r1', former: [1, 3] },
    'moveFilms',
    { filmIds: ['film-a', 'film-c'], fromId: undefined, toId: 'r1', positions: ['1', '3'] },
  ],
  ['a reel that was switched off is on again', switchOff, 'switch', { reelId: 'r1', online: true }],
  [
    'a reel has its former name again, unless it has another one by now',
    { kind: 'rename', ...ofReel, title: 'Dawn', former: 'r1', type: 'MR', isNewName: true },
    'rename',
    { title: 'r1', seenTitle: 'Dawn' },
  ],
  [
    'a link has its former name and address again, unless it has others by now',
    {
      ...{ kind: 'updateLink', ...ofReel, code: 'c', isNewName: false },
      link: { title: 'Dawn', linkValue: 'b.example' },
      former: { title: 'r1', linkValue: 'a.example' },
    },
    'updateLink',
    { title: 'r1', linkValue: 'a.example', seenTitle: 'Dawn', seenLinkValue: 'b.example' },
  ],
  [
    'a poster has its former words and picture again, unless it has others by now',
    {
      ...{ kind: 'updatePoster', ...ofReel, code: 'c' },
      content: { title: 'Dawn', subtitle1: '', subtitle2: '', linkValue: '', picture: '' },
      former: { title: 'r1', subtitle1: '1', subtitle2: '2', linkValue: 'a.example', picture: 'p' },
    },
    'updatePoster',
    {
      ...{
        title: 'r1',
        subtitle1: '1',
        subtitle2: '2',
        linkValue: 'a.example',
        picture: 'p',
        isUploaded: true,
      },
      ...{ seenTitle: 'Dawn', seenSubtitle1: '', seenSubtitle2: '', seenLinkValue: '', seenPicture: '' },
    },
  ],
];

test.each(opposites)('%s', (_what, made, kind, asked) => {
  const { world, store, undo, answer, change } = start();
  change(made);
  expect(undo().status).toBe('offered');
  store.dispatch(undoIntents.requested());
  if (kind === 'addFilm' || kind === 'moveFilms') world.answer('ids.new', 'request');
  expect(world.inputOf(`http.call ${scripts[kind]}`)).toMatchObject(asked);
  answer(kind, ok({ rowId: 'new' }));
  expect(undo().status).toBe('done');
});

test('a film goes at once, and comes back at once', () => {
  const { store, answer, rowIds } = start();
  store.dispatch(reelChangeIntents.requested(removal));
  expect(rowIds()).toEqual(['a', 'c']);
  answer('removeFilm');
  store.dispatch(undoIntents.requested());
  answer('addFilm', ok({ rowId: 'new' }));
  expect(rowIds()).toEqual(['a', 'new', 'c']);
});

test('nothing is offered for a change that was refused, or for films that were added', () => {
  const { store, undo, answer } = start();
  store.dispatch(reelChangeIntents.requested(switchOff));
  answer('switch', offline);
  store.dispatch(reelChangeIntents.requested({ kind: 'addFilm', ...ofReel, filmId: 'film-d' }));
  answer('addFilm', ok({ rowId: 'd' }));
  expect(undo().status).toBe('none');
});

test('a way back whose answer was lost says so, and is taken again as the same request', () => {
  const { world, store, undo, answer, change, progress } = start();
  change(removal);
  store.dispatch(undoIntents.requested());
  expect(progress()).toEqual({ status: 'pending' });
  answer('addFilm', offline);
  expect(undo().status).toBe('taken');
  expect(progress()).toEqual({ status: 'failed', refusal: { kind: 'offline' } });
  store.dispatch(undoIntents.requested());
  expect(world.inputOf('http.call reel.addFilm')).toMatchObject({ requestId: 'request' });
  answer('addFilm', ok({ rowId: 'new' }));
  expect(undo().status).toBe('done');
});

test('Undo pressed twice is asked once', () => {
  const { world, store, change } = start();
  change(switchOff);
  store.dispatch(undoIntents.requested());
  store.dispatch(undoIntents.requested());
  world.answer('http.call reel.toggle', ok());
  expect(world.pending()).not.toContain('http.call reel.toggle');
});
