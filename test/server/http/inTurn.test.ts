import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { answerInTurn } from '../../../src/server/http/inTurn';

/** A call whose answer leaves once it is told to. */
function call(key: string) {
  const raw = new PassThrough().resume();
  const reply = { raw } as unknown as FastifyReply;
  const asked = jest.fn(() => Promise.resolve());
  const done = answerInTurn(key, reply, asked);
  return { asked, done, leaves: () => raw.end(), hangsUp: () => raw.destroy() };
}

test('of one list two answers are on their way to a person, the next one once either has left', async () => {
  const [first, second, third] = [call('anna films'), call('anna films'), call('anna films')];
  const others = [call('anna talents'), call('ben films')];
  others.forEach(({ asked }) => expect(asked).toHaveBeenCalled());
  expect([first, second, third].map(({ asked }) => asked.mock.calls.length)).toEqual([1, 1, 0]);
  second.leaves();
  await second.done;
  third.leaves();
  await third.done;
  expect(third.asked).toHaveBeenCalledTimes(1);
  [first, ...others].forEach(({ leaves }) => leaves());
});

test('who hangs up gives the turn on, and nothing is read for who hung up while waiting', async () => {
  const [first, second, impatient, last] = [call('a'), call('a'), call('a'), call('a')];
  impatient.hangsUp();
  first.hangsUp();
  await Promise.all([first.done, impatient.done]);
  last.leaves();
  await last.done;
  expect([impatient, last].map(({ asked }) => asked.mock.calls.length)).toEqual([0, 1]);
  second.leaves();
});
