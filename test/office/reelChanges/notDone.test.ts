import {
  type ReelChange,
  reelChangeIntents,
  reelChangesReducer,
  reelChangesSaga,
  selectAgain,
  selectReelChanges,
  writtenIn,
} from '../../../src/office/workflows/reels/reelChanges';
import { reels, reelsReducer } from '../../../src/office/entities/reels';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { offline, ok, refused, startWorkflows } from '../support';

const SWITCH = 'http.call reel.toggle';

const off = (reelId: string): ReelChange => ({ kind: 'switch', talentId: 't1', reelId, online: false });

function open() {
  const { world, store } = startWorkflows(
    { reels: reelsReducer, reelHold: reelHoldReducer, reelChanges: reelChangesReducer },
    [reelChangesSaga, reels.saga],
  );
  const request = (change: ReelChange) => store.dispatch(reelChangeIntents.requested(change));
  /** The reels whose change is told beside the list as refused. */
  const told = () => {
    const changes = selectReelChanges(store.getState());
    return changes.status === 'refused'
      ? changes.refusals.map(({ change }) => 'reelId' in change && change.reelId)
      : changes.status;
  };
  return { world, store, request, told };
}

test('a change that was refused is told until it is tried again, whatever else is changed meanwhile', () => {
  const { world, request, told } = open();
  request(off('r1'));
  request(off('r2'));
  world.answer(SWITCH, offline);
  world.answer(SWITCH, offline);
  expect(told()).toEqual(['r1', 'r2']);
  request(off('r3'));
  world.answer(SWITCH, ok('saved'));
  expect(told()).toEqual(['r1', 'r2']);
  request(off('r1'));
  request(off('r2'));
  world.answer(SWITCH, ok('saved'));
  world.answer(SWITCH, offline);
  expect(told()).toEqual(['r2']);
});

test.each([
  ['is off the reel where a colleague was faster', { kind: 'notFound' } as const, 'idle'],
  [
    'is still on it where the backend has no script to take it off',
    { kind: 'notFound', noScript: true } as const,
    ['r1'],
  ],
])('a film that is taken off a reel %s', (_what, refusal, expected) => {
  const { world, request, told } = open();
  request({ kind: 'removeFilm', talentId: 't1', reelId: 'r1', rowId: 'row-1', filmId: 'f1', position: 1 });
  world.answer('http.call reel.removeFilm', refused(refusal));
  expect(told()).toEqual(expected);
});

test('what a colleague overtook is asked for again over what stands there now, and is told of no more', () => {
  const { world, request, told, store } = open();
  const rename = { kind: 'rename', talentId: 't1', reelId: 'r1', type: 'MR', isNewName: false } as const;
  const change = { ...rename, title: 'Mine', former: 'Before' };
  const theirs = { reels: [{ reelId: 'r1', title: 'Theirs', type: 'MR' }], rows: [] };
  store.dispatch(reels.facts.asked({ params: { talentId: 't1' } }));
  world.answer('http.call talentReels.list', ok(theirs));
  request(change);
  world.answer('http.call reel.rename', refused({ kind: 'conflict', reason: 'renamed' }));
  world.answer('http.call talentReels.list', ok(theirs));
  expect(writtenIn(change)).toEqual(['Mine']);
  request(selectAgain(store.getState(), change));
  expect(world.inputOf('http.call reel.rename')).toMatchObject({ title: 'Mine', seenTitle: 'Theirs' });
  world.answer('http.call reel.rename', ok('saved'));
  expect(told()).toBe('idle');
});

test('what a person left alone stays as a colleague made it when theirs is asked for again', () => {
  const { world, store } = open();
  const of = { talentId: 't1', reelId: 'r1', code: 'c', isNewName: false } as const;
  const seen = { title: 'Vimeo', linkValue: 'https://old.example' };
  const link = { ...seen, title: 'Channel' };
  const change = { kind: 'updateLink', ...of, link, former: seen } as const;
  store.dispatch(reels.facts.asked({ params: { talentId: 't1' } }));
  const now = { reelId: 'r1', title: 'Vimeo', linkValue: 'https://new.example', isLink: true };
  world.answer('http.call talentReels.list', ok({ reels: [now], rows: [] }));
  expect(writtenIn(change)).toEqual(['Channel']);
  expect(selectAgain(store.getState(), change)).toMatchObject({
    link: { title: 'Channel', linkValue: 'https://new.example' },
    former: { title: 'Vimeo', linkValue: 'https://new.example' },
  });
});
