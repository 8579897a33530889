import { type Action, createAction, isAnyOf } from '@reduxjs/toolkit';
import { put, take } from 'typed-redux-saga';
import { sleep } from '../../../src/office/kernel/commands';
import { perform } from '../../../src/office/kernel/perform';
import { earOf, reacts } from '../../../src/office/kernel/react';
import { onEvery, onLatest, onLeading, reacting } from '../../../src/office/kernel/reactions';
import { startWorkflows, type Workflow } from '../support';

const asked = createAction<string>('asked');
const left = createAction('left');
const done = createAction<string>('done');

/** What is told of each message that is worked on, once its second is over. */
const work = function* ({ payload }: ReturnType<typeof asked>) {
  yield* perform(sleep(1000));
  yield* put(done(payload));
};
const named = ({ payload }: ReturnType<typeof asked>) => payload.slice(0, 1);

function start(workflow: Workflow) {
  const told: string[] = [];
  const note = (_state: null = null, action: { readonly type: string; readonly payload?: unknown }) => {
    told.push(`${action.type} ${String(action.payload)}`);
    return null;
  };
  return { told, ...startWorkflows({ note: note as never }, [workflow]) };
}

test.each([
  ['every message is worked on', onEvery(asked, work), ['a1', 'a2', 'b1']],
  ['the latest only', onLatest(asked, work), ['b1']],
  ['the latest of each key', onLatest(asked, work, named), ['a2', 'b1']],
  ['the first only', onLeading(asked, work), ['a1']],
  ['the first of each key', onLeading(asked, work, named), ['a1', 'b1']],
])('%s', (_name, reaction, expected) => {
  const { told, store, world } = start(reacting(reaction));
  ['a1', 'a2', 'b1'].forEach((name) => store.dispatch(asked(name)));
  expected.forEach(() => world.answer('clock.sleep', null));
  expect(world.pending()).toEqual([]);
  expect(told.filter((line) => line.startsWith('done'))).toEqual(expected.map((name) => `done ${name}`));
});

test('of many keys four are worked on beside one another, the others in their turn; one that waits is not asked twice', () => {
  const { told, store, world } = start(reacting(onLeading(asked, work, named)));
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  [...names, 'e again', 'a again'].forEach((name) => store.dispatch(asked(name)));
  expect(world.pending()).toHaveLength(4);
  world.answer('clock.sleep', null);
  expect(world.pending()).toHaveLength(4);
  for (let left = 1; left < names.length; left += 1) world.answer('clock.sleep', null);
  expect(world.pending()).toEqual([]);
  expect(told.filter((line) => line.startsWith('done'))).toEqual(names.map((name) => `done ${name}`));
});

test('of a message that asks for several, each is worked on in its turn, and none that is worked on already', () => {
  const severalAsked = createAction<readonly string[]>('severalAsked');
  const partsOf = ({ type, payload }: Action & { readonly payload?: unknown }) =>
    type === severalAsked.type ? (payload as readonly string[]).map(asked) : [asked(payload as string)];
  const { told, store, world } = start(
    reacting(onLeading([asked, severalAsked] as never, work, named, partsOf as never)),
  );
  store.dispatch(asked('b'));
  store.dispatch(severalAsked(['a', 'b', 'c', 'd', 'e']));
  expect(world.pending()).toHaveLength(4);
  for (let left = 0; left < 5; left += 1) world.answer('clock.sleep', null);
  expect(world.pending()).toEqual([]);
  const done = ['b', 'a', 'c', 'd', 'e'].map((name) => `done ${name}`);
  expect(told.filter((line) => line.startsWith('done'))).toEqual(done);
});

const nothing = () => undefined;

test.each<[string, ReturnType<typeof onEvery>, readonly string[]]>([
  ['a creator', onEvery(asked, nothing), ['asked']],
  ['a type', onEvery('left', nothing), ['left']],
  ['several', onEvery([asked, 'left'], nothing), ['asked', 'left']],
  ['a test', onEvery(isAnyOf(asked), nothing), ['asked']],
  ['a type and tests', onEvery(['left', isAnyOf(asked, left)], nothing), ['asked', 'left']],
])('%s is heard, and nothing else', (_name, reaction, expected) => {
  const ear = earOf([{ ...reaction, by: 'list' }]);
  const messages: readonly Action<string>[] = [asked('a'), done('a'), left(), asked('b')];
  const heard = messages
    .filter((message) => ear(message).some((each) => reacts(each, message)))
    .map(({ type }) => type);
  expect([...new Set(heard)]).toEqual(expected);
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
    reacting(onEvery([left, asked], note('first')), onEvery(left, note('second')), goingOn),
  );
  store.dispatch(left());
  store.dispatch(asked('a'));
  store.dispatch(left());
  const onLeft = ['going on', 'first', 'second'];
  expect(heard).toEqual([...onLeft, 'first', ...onLeft]);
});
