import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { answerInTurn } from '../../../src/server/http/inTurn';

/** A call whose answer leaves once it is told to. */
function call(key: string) {
  const raw = new PassThrough().resume();
  const reply = { raw, type: () => reply, send: () => reply } as unknown as FastifyReply;
  const read = jest.fn(() => Promise.resolve('a list'));
  const done = answerInTurn(key, reply, read);
  return {
    ...{ read, done },
    leaves: () => raw.end(),
    hangsUp: () => raw.destroy(),
  };
}

const timesRead = (calls: readonly ReturnType<typeof call>[]) =>
  calls.map(({ read }) => read.mock.calls.length);

test('of one list two answers are on their way to a person, the next one once either has left', async () => {
  const [first, second, third] = [call('anna films'), call('anna films'), call('anna films')];
  const others = [call('anna talents'), call('ben films')];
  expect(timesRead([first, second, third, ...others])).toEqual([1, 1, 0, 1, 1]);
  second.leaves();
  await second.done;
  third.leaves();
  await third.done;
  expect(timesRead([third])).toEqual([1]);
  [first, ...others].forEach(({ leaves }) => leaves());
});

test('who hangs up gives the turn on, and nothing is read for who hung up while waiting', async () => {
  const [first, second, impatient, last] = [call('a'), call('a'), call('a'), call('a')];
  impatient.hangsUp();
  first.hangsUp();
  await Promise.all([first.done, impatient.done]);
  last.leaves();
  await last.done;
  expect(timesRead([impatient, last])).toEqual([0, 1]);
  second.leaves();
});
