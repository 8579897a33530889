import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../../../src/server/http/errors';

const cutOff = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

/** What stands in the log of an error while an answer was written, once the caller is gone or not. */
function logged(error: Error, isGone: boolean): unknown[] {
  const log: unknown[] = [];
  const raw = { destroyed: true, complete: true, socket: { destroyed: isGone } };
  refusalOf(error, { raw, log: { error: (told: unknown) => log.push(told) } } as unknown as FastifyRequest);
  return log;
}

test('a caller who hangs up while the answer is compressed is no error; what else cuts it off is', () => {
  expect(logged(cutOff, true)).toEqual([]);
  expect(logged(cutOff, false)).toEqual([cutOff]);
  const fault = new Error('no such column');
  expect(logged(fault, true)).toEqual([fault]);
});
