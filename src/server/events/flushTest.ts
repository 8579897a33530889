import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH, OPEN_BODY_LIMIT } from '../../contract/constants';
import { FLUSH_TEST_LINES, FLUSH_TEST_PATH, FLUSH_TEST_PAUSE } from '../../contract/flushTest';
import { PERSON } from '../../contract/script';
import { Refused } from '../http/handler';
import { requireSamePerson } from '../http/samePerson';
import type { Installation } from '../installation';
import type { SessionStreams } from './streams';

/** So many at once of one session, with its streams of events. */
const AT_ONCE = 20;

interface Called {
  Body: { readonly [PERSON]?: unknown } | undefined;
}

/** The flush-test script: the lines come one after the other, unless something between holds them back. */
export function registerFlushTest(
  app: FastifyInstance,
  installation: Installation,
  streams: SessionStreams,
): void {
  app.post<Called>(BACKEND_PATH + FLUSH_TEST_PATH, {
    bodyLimit: OPEN_BODY_LIMIT,
    onRequest: async (request) => {
      request.session = await installation.session(request);
      if (!request.session) throw new Refused({ kind: 'signedOut' });
    },
    handler: ({ session, body }, reply) => {
      if (!session) throw new Refused({ kind: 'signedOut' });
      const { tokenHash, caller } = session;
      requireSamePerson(caller, body?.[PERSON]);
      if (streams.count(tokenHash) >= AT_ONCE) throw new Refused({ kind: 'tooMany', retryAfter: 60 });
      reply.hijack();
      const response = reply.raw;
      // As the stream of events: what a proxy does to this, it does to that.
      response.writeHead(200, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      let line = 0;
      const write = () => {
        line += 1;
        response.write(`line ${line} of ${FLUSH_TEST_LINES}\n`);
        if (line === FLUSH_TEST_LINES) response.end();
      };
      const clock = setInterval(write, FLUSH_TEST_PAUSE);
      const forget = streams.add({ tokenHash, staffId: caller.staffId, end: () => response.end() });
      response.on('finish', () => clearInterval(clock));
      response.on('close', () => {
        clearInterval(clock);
        forget();
      });
      write();
    },
  });
}
