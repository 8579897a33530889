import type { FastifyInstance } from 'fastify';
import { hostName, isLoopback, type Settings } from '../settings';

/** Whoever looks whether the server lives asks by its address; the answer tells nothing else. */
const ANSWERS_TO_ALL = '/health';

/**
 * Refuses what is asked of another name than PUBLIC_URL's or this machine's own: a stranger's page whose name leads here
 * (DNS rebinding) is of one site with nothing. X-Forwarded-Host does not count, as such a page may send it.
 */
export function refuseOtherHosts(app: FastifyInstance, { publicUrl }: Settings): void {
  const own = new URL(publicUrl).hostname;
  app.addHook('onRequest', (request, reply, next) => {
    const name = hostName(request.headers.host);
    if (name === own || isLoopback(name) || request.routeOptions.url === ANSWERS_TO_ALL) return next();
    void reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send('Greenroom does not answer to this name. Set PUBLIC_URL to the address that people use.\n');
  });
}
