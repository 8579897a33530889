import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { race, take, takeEvery } from 'typed-redux-saga';
import { takesByType } from '../../../src/office/kernel/takesByType';

const opened = createAction('list/opened');
const left = createAction('list/left');

/** What of these messages a saga takes. */
function taken(saga: (note: (action: UnknownAction) => void) => Generator<unknown, void>) {
  const channel = stdChannel<UnknownAction>();
  const types: string[] = [];
  runSaga({ channel, effectMiddlewares: [takesByType] }, saga, ({ type }) => void types.push(type));
  for (const type of ['list/opened', 'list/other', 'list/left', 'list/opened']) channel.put({ type });
  return types;
}

test.each<[string, unknown, readonly string[]]>([
  ['a creator', opened, ['list/opened', 'list/opened']],
  ['a type', 'list/left', ['list/left']],
  ['several', [opened, 'list/left'], ['list/opened', 'list/left', 'list/opened']],
  ['a test', isAnyOf(opened), ['list/opened', 'list/opened']],
  ['a type and a test', ['list/other', isAnyOf(left)], ['list/other', 'list/left']],
  ['all', '*', ['list/opened', 'list/other', 'list/left', 'list/opened']],
])('%s is taken, and nothing else', (_name, pattern, expected) => {
  const saga = function* (note: (action: UnknownAction) => void) {
    yield* takeEvery(pattern as never, note);
  };
  expect(taken(saga as never)).toEqual(expected);
});

test('what comes first of several is taken', () => {
  const saga = function* (note: (action: UnknownAction) => void) {
    const { late } = yield* race({ early: take('list/never'), late: take([left.type]) });
    if (late) note(late);
  };
  expect(taken(saga as never)).toEqual(['list/left']);
});

test('a type is spelled out once, not at every message', () => {
  const spelled = jest.fn(() => 'list/opened');
  const creator = Object.assign(() => ({ type: 'list/opened' }), { toString: spelled });
  const saga = function* () {
    yield* take([creator] as never);
    yield* take('list/never');
  };
  taken(saga as never);
  expect(spelled).toHaveBeenCalledTimes(1);
});
