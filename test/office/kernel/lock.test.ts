import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { sleep } from '../../../src/office/kernel/commands';
import { takeInTurn } from '../../../src/office/kernel/lock';
import { perform } from '../../../src/office/kernel/perform';
import { scriptedWorld } from '../../journal/support/scriptedWorld';

test('saves run one at a time and in their order; none is lost', () => {
  const save = createAction<number>('save');
  const { world, tell, open } = scriptedWorld();
  const channel = stdChannel();
  const begun: number[] = [];
  runSaga({ channel, context: { world } }, () =>
    takeInTurn(save, function* ({ payload }) {
      begun.push(payload);
      yield* perform(sleep(1));
    }),
  );
  [1, 2, 3].forEach((value) => channel.put(save(value)));
  expect(begun).toEqual([1]);
  tell('clock.sleep', null);
  expect(begun).toEqual([1, 2]);
  expect(open).toHaveLength(1);
  tell('clock.sleep', null);
  tell('clock.sleep', null);
  expect(begun).toEqual([1, 2, 3]);
});
