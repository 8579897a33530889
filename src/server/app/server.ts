import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { OPEN_BODY_LIMIT } from '../../contract/constants';
import type { OpenInstallation } from './assemble';
import { registerEvents } from '../events/stream';
import { newId } from '../ids';
import { sendRefusal } from '../http/answers';
import { log } from '../log';
import { registerBackend } from './backend';
import { metricsOf } from './operator/metrics';
import { registerOperator } from './operator/plugin';
import { compressAnswers } from '../http/compressed';
import { refuseCrossSiteCalls } from '../http/crossSite';
import { refusalOf } from '../http/errors';
import { addHeaders } from '../http/headers';
import { refuseOtherHosts } from '../http/otherHosts';
import { registerPages } from '../http/pages';
import { registerSignOn } from '../signOn/plugin';
import { registerAreas } from './areas';

/** Milliseconds: a connection on which nothing moves for so long has nobody at its end. Streams of news beat more often. */
const STILL = 120_000;

/** The web server of an installation, ready to listen (or to be asked without a port, in tests). */
export async function buildServer(installation: OpenInstallation): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // Films arrive faster when more of them may wait on the connection.
    http: { highWaterMark: 1024 * 1024 },
    connectionTimeout: STILL,
    // Such a proxy says for whom it asks: what fails at sign-in counts by address.
    trustProxy: [...installation.settings.trustedProxies],
    genReqId: () => newId(12),
    forceCloseConnections: 'idle',
    bodyLimit: OPEN_BODY_LIMIT,
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
  });
  app.addHook('preClose', (done) => {
    installation.streams.endAll();
    done();
  });
  app.setErrorHandler((error, request, reply) => void sendRefusal(reply, refusalOf(error, request)));
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    // No id holds a NUL, and PostgreSQL fails at one.
    if (request.url.includes('%00')) void sendRefusal(reply, { kind: 'notFound' });
    else next();
  });
  refuseOtherHosts(app, installation.settings);
  await app.register(cookie);
  await compressAnswers(app);
  const logos = (await installation.agencies()).map(({ logoUrl }) => logoUrl);
  addHeaders(app, installation.settings, logos);
  refuseCrossSiteCalls(app, installation.settings);
  const metrics = metricsOf(installation);
  registerOperator(app, installation, metrics);
  await app.register((scope) => registerBackend(scope, installation, metrics));
  await app.register((scope) =>
    registerEvents(scope, installation, installation.streams, {
      began: ({ agency }) => installation.presence.listen(agency.abbreviation),
      ended: ({ agency }) => installation.presence.doubt(agency.abbreviation, agency.userId),
    }),
  );
  await registerAreas(app, installation);
  const { signOnProvider: provider } = installation;
  if (provider) registerSignOn(app, installation, provider);
  await registerPages(app, installation.settings);
  return app;
}
