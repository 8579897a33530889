import { createAction, createReducer } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { sleep } from '../../../src/office/kernel/commands';
import { saveInTurn } from '../../../src/office/kernel/lock';
import { perform } from '../../../src/office/kernel/perform';
import { reacting } from '../../../src/office/kernel/reactions';
import { startWorkflows } from '../support';

const asked = createAction<number>('asked');
const left = createAction<number>('left');
const saved = createAction('saved');

/** What is to be saved, the oldest first. */
const waiting = createReducer<readonly number[]>([], (builder) =>
  builder
    .addCase(asked, (state, { payload }) => [...state, payload])
    .addCase(left, (state, { payload }) => state.filter((value) => value !== payload))
    .addCase(saved, (state) => state.slice(1)),
);
const selectOldest = (state: { readonly waiting: readonly number[] }) => state.waiting[0] ?? null;

test('saves run one at a time and in their order; none is lost, and what waits can be left out', () => {
  const begun: number[] = [];
  const { store, world } = startWorkflows({ waiting }, [
    reacting(
      saveInTurn(asked, selectOldest, function* (value) {
        begun.push(value);
        yield* perform(sleep(1));
        yield* put(saved());
      }),
    ),
  ]);
  [1, 2, 3, 4].forEach((value) => store.dispatch(asked(value)));
  expect(begun).toEqual([1]);
  world.answer('clock.sleep', null);
  expect(begun).toEqual([1, 2]);
  store.dispatch(left(3));
  world.answer('clock.sleep', null);
  expect(begun).toEqual([1, 2, 4]);
  world.answer('clock.sleep', null);
  store.dispatch(asked(5));
  expect(begun).toEqual([1, 2, 4, 5]);
});
