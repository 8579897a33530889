import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer, selectReel } from '../../../src/office/entities/reels';
import {
  reelChangesReducer,
  reelChangesSaga,
  selectReelChanges,
} from '../../../src/office/workflows/reels/reelChanges';
import {
  describing,
  editReelIntents,
  editReelReducer,
  editReelSaga,
  selectEditReel,
} from '../../../src/office/workflows/reels/editReel';
import { typedReelNamesSaga } from '../../../src/office/workflows/reels/typedReelNames';
import { talentReelsLoaded } from '../loaded';
import { ok, refused, startWorkflows } from '../support';

const reel = {
  ...{ reelId: 'r1', type: 'SR2', position: 1, title: 'Showreel' },
  ...{ code: 'c', online: true, isLink: false, linkValue: '' },
};
const RENAME = 'http.call reel.rename';
const CATALOGUE = 'http.call reelName.add';

function start(over: object = {}) {
  const { world, store } = startWorkflows(
    {
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reelChanges: reelChangesReducer,
      editReel: editReelReducer,
    },
    [reels.saga, reelChangesSaga, editReelSaga, typedReelNamesSaga],
  );
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [{ ...reel, ...over }], rows: [] }));
  const open = () => {
    const { title = '', linkValue = '' } = selectReel(store.getState(), 'r1') ?? {};
    store.dispatch(editReelIntents.opened({ reelId: 'r1', seen: { title, linkValue } }));
  };
  const submit = (title: string, isNewName = true, linkValue?: string) => {
    const typed = { title, isNewName, ...(linkValue !== undefined && { linkValue }) };
    store.dispatch(editReelIntents.submitted({ talentId: 't1', reelId: 'r1', ...typed }));
  };
  const rename = (title: string, isNewName = true) => {
    open();
    submit(title, isNewName);
  };
  const colleagueSays = (said: object) =>
    store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [{ ...reel, ...over, ...said }], rows: [] }));
  const title = () => selectReel(store.getState(), 'r1')?.title;
  const status = () => selectEditReel(store.getState()).status;
  return { world, store, open, submit, rename, colleagueSays, title, status };
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
  rename('\u200b\u3164');
  rename('Showreel ');
  expect(world.pending()).toEqual([]);
  expect(status()).toBe('closed');
});

test('a link is saved with its address, and with nothing changed not at all', () => {
  const { world, store, open, submit, status } = start({ isLink: true, linkValue: 'a.example' });
  const edit = (linkValue: string) => {
    open();
    submit('Showreel', false, linkValue);
  };
  edit(' a.example ');
  expect(world.pending()).toEqual([]);
  edit('b.example');
  expect(selectReel(store.getState(), 'r1')?.linkValue).toBe('b.example');
  expect(world.inputOf('http.call reel.update')).toEqual({
    ...{ talentId: 't1', reelId: 'r1', code: 'c', isLink: true },
    ...{ title: 'Showreel', seenTitle: 'Showreel', linkValue: 'b.example', seenLinkValue: 'a.example' },
  });
  world.answer('http.call reel.update', ok());
  expect(status()).toBe('saved');
});

describe('while a colleague gives it another name', () => {
  function renamedMeanwhile() {
    const office = start();
    office.open();
    office.colleagueSays({ title: 'Dusk' });
    return office;
  }

  test('a name that is left as it was asks nothing, and theirs stays', () => {
    const { world, submit, title } = renamedMeanwhile();
    submit('Showreel');
    expect(world.pending()).toEqual([]);
    expect(title()).toBe('Dusk');
  });

  test('the same name typed asks nothing', () => {
    const { world, submit } = renamedMeanwhile();
    submit('Dusk');
    expect(world.pending()).toEqual([]);
  });

  test('another name goes out with the one that was seen, so that the server tells of theirs', () => {
    const { world, submit } = renamedMeanwhile();
    submit('Dawn', false);
    expect(world.inputOf(RENAME)).toMatchObject({ title: 'Dawn', seenTitle: 'Showreel' });
  });

  test('so does another address of a link', () => {
    const { world, open, submit, colleagueSays } = start({ isLink: true, linkValue: 'a.example' });
    open();
    colleagueSays({ linkValue: 'b.example' });
    submit('Showreel', false, 'a.example');
    expect(world.pending()).toEqual([]);
    open();
    colleagueSays({ linkValue: 'c.example' });
    submit('Showreel', false, 'd.example');
    expect(world.inputOf('http.call reel.update')).toMatchObject({
      ...{ linkValue: 'd.example', seenLinkValue: 'b.example' },
    });
  });
});

test('a text of a special reel is changed against what was seen of it, the others against what they are', () => {
  const special = { heading: 'Winter', subheading: '', mailSender: '', slug: 's', filmIds: [] };
  const kept = { ...reel, special };
  const change = describing({ talentId: 't1' }, kept, { heading: 'Autumn' }, { heading: 'Summer' });
  const others = { title: 'Showreel', subheading: '', mailSender: '' };
  expect(change).toMatchObject({
    content: { ...others, heading: 'Autumn' },
    former: { ...others, heading: 'Summer' },
  });
});
