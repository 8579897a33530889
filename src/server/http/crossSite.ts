import type { FastifyInstance } from 'fastify';
import { hostName, isLoopback, type Settings } from '../settings';
import { sendRefusal } from './answers';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses calls that change something and that another site's page makes with a person's cookie. */
export function refuseCrossSiteCalls(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { 'sec-fetch-site': site, origin, host } = request.headers;
    if (SAFE_METHODS.includes(request.method) || isOwn(site, origin, host, settings.publicUrl)) next();
    else void sendRefusal(reply, { kind: 'forbidden' });
  });
}

/**
 * A program that is no browser sends neither header; a browser sends at least one. That it finds both ends alike is not enough
 * where it names its own: a proxy before a server that does not know its address makes them so. Forms of pages that tell no
 * referrer name none (`null`; Fetch, "append a request Origin header").
 */
function isOwn(
  site: string | string[] | undefined,
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  const isAlike = site === 'same-origin' || site === 'none';
  if (site !== undefined && (!isAlike || origin === 'null')) return isAlike;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return isLoopback(hostName(host)) && origin === `http://${host}`;
}
