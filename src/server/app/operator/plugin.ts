import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, REFUSAL_HEADER } from '../../../contract/refusal';
import { sendRefusal } from '../../http/answers';
import { isLoopback } from '../../settings';
import type { OpenInstallation } from '../assemble';
import type { Metrics } from './metrics';
import { readiness } from './ready';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the contract's script that a route answers. */
    readonly script?: string;
  }
}

/** `/health` (alive), `/ready` (can work) and `/metrics`, and a line in the log for each call of a script. */
export function registerOperator(
  app: FastifyInstance,
  installation: OpenInstallation,
  metrics: Metrics,
): void {
  let draining = false;
  app.addHook('preClose', (done) => {
    draining = true;
    done();
  });
  app.get('/health', (_request, reply) =>
    reply.code(draining ? 503 : 200).send({ status: draining ? 'draining' : 'ok' }),
  );
  app.get('/ready', async (request, reply) => {
    if (!isOperator(request, installation)) return sendRefusal(reply, { kind: 'notFound' });
    const found = await readiness(installation);
    return reply.code(found.isReady && !draining ? 200 : 503).send(found);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, installation)) return sendRefusal(reply, { kind: 'notFound' });
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { script } = request.routeOptions.config;
    if (script !== undefined) {
      const [outcome, milliseconds] = [outcomeOf(reply), Math.round(reply.elapsedTime)];
      metrics.called(script, outcome, reply.elapsedTime / 1000);
      const caller = request.session?.caller;
      const who = { agency: caller?.agency.abbreviation, person: caller?.staffId };
      request.log.info({ ...who, script, outcome, milliseconds }, 'call');
    }
    done();
  });
}

/** Who asks from this machine itself, not through a proxy, or with METRICS_TOKEN. */
function isOperator({ headers, socket }: FastifyRequest, { settings }: OpenInstallation): boolean {
  const { metricsToken } = settings;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  if (metricsToken !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted))
    return true;
  const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isProxied && isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
}

function outcomeOf(reply: FastifyReply): string {
  const refusal = reply.getHeader(REFUSAL_HEADER);
  if (typeof refusal === 'string') return (JSON.parse(decodeURIComponent(refusal)) as Refusal).kind;
  return reply.statusCode < 400 ? 'done' : String(reply.statusCode);
}
