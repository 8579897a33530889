import type { FastifyInstance } from 'fastify';
import { hostName, isLoopback, type Settings } from '../settings';

/** Whoever watches the server asks by its address; no answer is of anybody's data. */
const ANSWERS_TO_ALL: readonly unknown[] = ['/health', '/ready', '/metrics'];

/**
 * Refuses what is asked of another name than PUBLIC_URL's or this machine's own: a stranger's page whose name leads here
 * (DNS rebinding) is of one site with nothing. X-Forwarded-Host does not count, as such a page may send it.
 */
export function refuseOtherHosts(app: FastifyInstance, { publicUrl }: Settings): void {
  const own = new URL(publicUrl).hostname;
  app.addHook('onRequest', (request, reply, next) => {
    const name = hostName(request.headers.host);
    if (name === own || isLoopback(name) || ANSWERS_TO_ALL.includes(request.routeOptions.url)) return next();
    void reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send('Greenroom does not answer to this name. Set PUBLIC_URL to the address that people use.\n');
  });
}
