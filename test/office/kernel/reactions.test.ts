import { createAction } from '@reduxjs/toolkit';
import { put, take } from 'typed-redux-saga';
import { sleep } from '../../../src/office/kernel/commands';
import { perform } from '../../../src/office/kernel/perform';
import { onEvery, onLatest, onLeading, reacting } from '../../../src/office/kernel/reactions';
import { startWorkflows } from '../support';

const asked = createAction<string>('asked');
const left = createAction('left');
const done = createAction<string>('done');

/** What is told of each message that is worked on, once its second is over. */
const work = function* ({ payload }: ReturnType<typeof asked>) {
  yield* perform(sleep(1000));
  yield* put(done(payload));
};
const named = ({ payload }: ReturnType<typeof asked>) => payload.slice(0, 1);

function start(workflow: () => Generator<never, void>) {
  const told: string[] = [];
  const note = (_state: null = null, action: { readonly type: string; readonly payload?: unknown }) => {
    told.push(`${action.type} ${String(action.payload)}`);
    return null;
  };
  return { told, ...startWorkflows({ note: note as never }, [workflow as never]) };
}

test.each([
  ['every message is worked on', onEvery(asked, work), ['a1', 'a2', 'b1']],
  ['the latest only', onLatest(asked, work), ['b1']],
  ['the latest of each key', onLatest(asked, work, named), ['a2', 'b1']],
  ['the first only', onLeading(asked, work), ['a1']],
])('%s', (_name, reaction, expected) => {
  const { told, store, world } = start(reacting(reaction) as never);
  ['a1', 'a2', 'b1'].forEach((name) => store.dispatch(asked(name)));
  expected.forEach(() => world.answer('clock.sleep', null));
  expect(world.pending()).toEqual([]);
  expect(told.filter((line) => line.startsWith('done'))).toEqual(expected.map((name) => `done ${name}`));
});

test('what goes on hears a message before what begins with it; reactions begin as they stand, whatever came before', () => {
  const heard: string[] = [];
  const note = (name: string) =>
    function* () {
      heard.push(name);
    };
  const goingOn = function* () {
    for (;;) {
      yield* take(left);
      heard.push('going on');
    }
  };
  const { store } = start(
    reacting(onEvery([left, asked], note('first')), onEvery(left, note('second')), goingOn) as never,
  );
  store.dispatch(left());
  store.dispatch(asked('a'));
  store.dispatch(left());
  const onLeft = ['going on', 'first', 'second'];
  expect(heard).toEqual([...onLeft, 'first', ...onLeft]);
});
