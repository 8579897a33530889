import { reelFilmsReducer, reels, reelsReducer, selectReel } from '../../../src/office/entities/reels';
import {
  reelChangesReducer,
  reelChangesSaga,
  selectReelChanges,
} from '../../../src/office/workflows/reelChanges';
import {
  renameReelIntents,
  renameReelReducer,
  renameReelSaga,
  selectRenameReel,
} from '../../../src/office/workflows/renameReel';
import { typedReelNamesSaga } from '../../../src/office/workflows/typedReelNames';
import { talentReelsLoaded } from '../loaded';
import { ok, refused, startWorkflows } from '../support';

const reel = {
  ...{ reelId: 'r1', type: 'SR2', position: 1, title: 'Showreel' },
  ...{ code: 'c', online: true, isLink: false, linkValue: '' },
};
const RENAME = 'http.call reel.rename';
const CATALOGUE = 'http.call reelName.add';

function start() {
  const { world, store } = startWorkflows(
    {
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelChanges: reelChangesReducer,
      renameReel: renameReelReducer,
    },
    [reels.saga, reelChangesSaga, renameReelSaga, typedReelNamesSaga],
  );
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel], rows: [] }));
  const rename = (title: string, isNewName = true) => {
    store.dispatch(renameReelIntents.opened({ reelId: 'r1' }));
    store.dispatch(renameReelIntents.submitted({ talentId: 't1', reelId: 'r1', title, isNewName }));
  };
  const title = () => selectReel(store.getState(), 'r1')?.title;
  const status = () => selectRenameReel(store.getState()).status;
  return { world, store, rename, title, status };
}

test.each(['modified', 'nameAdded'])('a new name stands at once, and %s marks it for a while', (reply) => {
  const { world, rename, title, status } = start();
  rename(' Dawn ', false);
  expect(title()).toBe('Dawn');
  expect(world.inputOf(RENAME)).toEqual({
    reelId: 'r1',
    title: 'Dawn',
    type: 'SR2',
    seenTitle: 'Showreel',
  });
  expect(status()).toBe('closed');
  world.answer(RENAME, ok(reply));
  expect(status()).toBe('saved');
  world.answer('clock.sleep', null);
  expect(status()).toBe('closed');
});

test('any other reply marks nothing, and is told as not saved', () => {
  const { world, store, rename, title, status } = start();
  rename('Dawn');
  world.answer(RENAME, refused({ kind: 'unreadable', detail: 'reply' }));
  world.answer('http.call talentReels.list', ok({ reels: [reel], rows: [] }));
  expect([title(), status()]).toEqual(['Showreel', 'closed']);
  expect(selectReelChanges(store.getState())).toMatchObject({
    status: 'refused',
    refusals: [{ change: { kind: 'rename', title: 'Dawn' } }],
  });
});

test('a typed name goes to the catalogue, unless the server has put it there', () => {
  const { world, rename } = start();
  rename('Dawn');
  world.answer(RENAME, ok('modified'));
  world.answer('ids.new', 'CODE567890');
  expect(world.inputOf(CATALOGUE)).toEqual({ name: 'Dawn', code: 'CODE567890' });
  world.answer(CATALOGUE, ok());
  world.answer('http.call talentReels.list', ok({ reels: [{ ...reel, title: 'Dawn' }], rows: [] }));
  rename('Dusk');
  world.answer(RENAME, ok('nameAdded'));
  rename('Fiction', false);
  world.answer(RENAME, ok('modified'));
  expect(world.pending()).not.toContain('ids.new');
});

test('a name that is empty, or the one it has, asks nothing', () => {
  const { world, rename, status } = start();
  rename('  ');
  rename('Showreel ');
  expect(world.pending()).toEqual([]);
  expect(status()).toBe('closed');
});
