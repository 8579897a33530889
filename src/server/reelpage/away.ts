import type { FastifyReply, FastifyRequest } from 'fastify';
import { awayPage, type PageFrame } from './document';
import { asPage } from './frame';
import { pagePolicy } from './policy';

/** Seconds after which a page that cannot be made now is worth another look. */
const COME_AGAIN = 120;

/** For the routes of pages: where one cannot be made, as its agency is closed or the database away, it asks to come again. */
export const orAway = (frameOf: (request: FastifyRequest) => PageFrame) => ({
  errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    request.log.error(error, 'A page for visitors could not be made');
    void asPage(reply, pagePolicy())
      .code(503)
      .header('retry-after', COME_AGAIN)
      .send(awayPage(frameOf(request)));
  },
});
