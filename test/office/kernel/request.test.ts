import { runSaga, stdChannel } from 'redux-saga';
import { request } from '../../../src/office/kernel/request';
import { sessionEnded, sessionRestored } from '../../../src/office/kernel/sessionFacts';
import { scriptedWorld } from '../../journal/support/scriptedWorld';

function asking(userId: string | undefined = 'user-1') {
  const scripted = scriptedWorld();
  const channel = stdChannel();
  const dispatched: unknown[] = [];
  const task = runSaga(
    {
      channel,
      dispatch: (action: object) => dispatched.push(action),
      getState: () => ({ userId }),
      context: { world: scripted.world, caller: (state: { userId: string }) => state.userId },
    },
    () => request('reel.delete', { reelId: 'r1', kind: 'normal', online: true, talentId: 't1' }),
  );
  return { ...scripted, task, dispatched, send: channel.put };
}

test('a call carries the signed-in person and returns its answer', () => {
  const { open, tell, task } = asking();
  expect(open[0]?.command.input).toMatchObject({
    script: 'reel.delete',
    userId: 'user-1',
    input: { reelId: 'r1' },
  });
  tell('http.call', { ok: true, reply: {} });
  expect(task.result()).toEqual({ ok: true, reply: {} });
});

test('a refusal is an answer, not an exception', () => {
  const { tell, task } = asking();
  tell('http.call', { ok: false, refusal: { kind: 'notFound' } });
  expect(task.result()).toEqual({ ok: false, refusal: { kind: 'notFound' } });
});

test('a session that ended is waited for, and the call is made again', () => {
  const { tell, task, dispatched, open, send } = asking();
  tell('http.call', { ok: false, refusal: { kind: 'signedOut' } });
  expect(dispatched).toEqual([sessionEnded()]);
  expect(open).toEqual([]);
  send(sessionRestored());
  tell('http.call', { ok: true, reply: {} });
  expect(task.result()).toEqual({ ok: true, reply: {} });
});

test('an answer that is older than the session that was restored does not end that one: the call is made again', () => {
  const { tell, task, dispatched, open, send } = asking();
  send(sessionRestored());
  tell('http.call', { ok: false, refusal: { kind: 'signedOut' } });
  expect(dispatched).toEqual([]);
  expect(open).toHaveLength(1);
  tell('http.call', { ok: true, reply: {} });
  expect(task.result()).toEqual({ ok: true, reply: {} });
});
