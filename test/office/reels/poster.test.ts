import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer } from '../../../src/office/entities/reels';
import {
  posterIntents,
  posterReducer,
  posterSaga,
  selectPoster,
} from '../../../src/office/workflows/reels/poster';
import { posterPicture } from '../../../src/office/workflows/reels/posterPicture';
import { selectUndo, undoReducer } from '../../../src/office/workflows/trash/undo';
import { offline, ok, refused, startWorkflows } from '../support';

const words = {
  title: ' Biarritz ',
  subtitle1: 'Official selection',
  subtitle2: '',
  linkValue: ' a.example',
};
const kept = { ...words, title: 'Biarritz', linkValue: 'a.example' };

function start() {
  const { world, store } = startWorkflows(
    {
      ...{ reels: reelsReducer, reelFilms: reelFilmsReducer, reelHold: reelHoldReducer },
      ...{ poster: posterReducer, posterPicture: posterPicture.reducer, undo: undoReducer },
    },
    [reels.saga, posterSaga, posterPicture.saga],
  );
  const poster = () => selectPoster(store.getState());
  const arrived = (picture: string, id = 'key1') =>
    store.dispatch({ type: 'posterPicture/arrived', payload: { id, picture } });
  const undo = () => selectUndo(store.getState());
  return { world, store, poster, arrived, undo };
}

test('a poster is added as a link with what it says and its picture, and its dialog goes once the list has it', () => {
  const { world, store, poster, arrived } = start();
  store.dispatch(posterIntents.opened({ talentId: 't1' }));
  world.answer('ids.new', 'key1');
  arrived('p1');
  arrived('p2', 'of another dialog');
  store.dispatch(posterIntents.submitted(words));
  world.answer('ids.new', 'request1');
  expect(world.inputOf('http.call reel.add')).toEqual({
    ...{ ...kept, picture: 'p1', isUploaded: true, isLink: true, requestId: 'request1' },
    ...{ talentId: 't1', code: 'key1', isNewName: false, type: 'MR' },
  });
  store.dispatch(posterIntents.submitted({ ...words, title: 'Twice' }));
  expect(poster().status).toBe('saving');
  world.answer('http.call reel.add', ok({ reelId: 'r1' }));
  expect(poster().status).toBe('saving');
  world.answer('http.call talentReels.list', ok({ reels: [], rows: [] }));
  expect(poster()).toEqual({ status: 'closed' });
});

const content = { ...kept, picture: 'p0' };
const seen = { reelId: 'r1', code: 'c1', content };

test('a poster is changed against what the person saw; refused, it stays with what was typed', () => {
  const { world, store, poster } = start();
  store.dispatch(posterIntents.opened({ talentId: 't1', seen }));
  world.answer('ids.new', 'key1');
  expect(poster()).toMatchObject({ status: 'editing', picture: 'p0' });
  store.dispatch(posterIntents.pictureRemoved());
  store.dispatch(posterIntents.submitted({ ...words, title: 'Cannes' }));
  world.answer('ids.new', 'request1');
  expect(world.inputOf('http.call reel.update')).toMatchObject({
    ...{ reelId: 'r1', code: 'c1', title: 'Cannes', picture: '', isUploaded: false, isLink: true },
    ...{ seenTitle: 'Biarritz', seenSubtitle1: 'Official selection', seenSubtitle2: '' },
    ...{ seenLinkValue: 'a.example', seenPicture: 'p0' },
  });
  const refusal = { kind: 'conflict', reason: 'changed' };
  world.answer('http.call reel.update', refused(refusal));
  expect(poster()).toMatchObject({ status: 'refused', refusal, input: { title: 'Cannes' } });
});

test('a poster that was changed can be had as it was; one that was made goes by deleting it', () => {
  const { world, store, undo } = start();
  store.dispatch(posterIntents.opened({ talentId: 't1', seen }));
  world.answer('ids.new', 'key1');
  store.dispatch(posterIntents.pictureRemoved());
  store.dispatch(posterIntents.submitted({ ...words, title: 'Cannes' }));
  world.answer('ids.new', 'request1');
  world.answer('http.call reel.update', ok({}));
  expect(undo().status).toBe('none');
  world.answer('http.call talentReels.list', ok({ reels: [], rows: [] }));
  expect(undo()).toMatchObject({
    status: 'offered',
    opposites: [
      {
        kind: 'changeReels',
        change: {
          ...{ kind: 'updatePoster', talentId: 't1', reelId: 'r1', code: 'c1', takesBack: true },
          ...{ content, former: { ...kept, title: 'Cannes', picture: '' } },
        },
      },
    ],
  });
});

test('the same poster whose answer was lost is asked for under the same request, another one is not', () => {
  const { world, store, poster } = start();
  store.dispatch(posterIntents.opened({ talentId: 't1' }));
  world.answer('ids.new', 'key1');
  store.dispatch(posterIntents.submitted(words));
  world.answer('ids.new', 'request1');
  world.answer('http.call reel.add', offline);
  expect(poster().status).toBe('doubtful');
  store.dispatch(posterIntents.submitted(words));
  expect(world.inputOf('http.call reel.add')).toMatchObject({ requestId: 'request1' });
  world.answer('http.call reel.add', offline);
  store.dispatch(posterIntents.submitted({ ...words, title: 'Cannes' }));
  world.answer('ids.new', 'request2');
  expect(world.inputOf('http.call reel.add')).toMatchObject({ requestId: 'request2' });
});
