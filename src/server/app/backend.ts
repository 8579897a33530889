import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH, BODY_LIMIT, OPEN_BODY_LIMIT } from '../../contract/constants';
import type { AnyScript } from '../../contract/script';
import { scriptList, type ScriptName } from '../../contract/scripts';
import type { OpenInstallation } from './assemble';
import { registerFlushTest } from '../events/flushTest';
import { authenticate } from '../http/authorise';
import { dispatch } from '../http/dispatch';
import { refusalOf } from '../http/errors';
import { readForm } from '../http/form';
import type { AnyHandler } from '../http/handler';
import { refuseUnread } from '../http/unread';
import { allHandlers } from './handlers';
import type { Metrics } from './operator/metrics';

/** A body has come within this time, in milliseconds, or never will. */
const BODY_TIME = 60_000;

/**
 * The scripts of the contract under the base path. A body is read as what it says it is: form, JSON or multipart; and
 * only once it is known whose session it comes with, unless anyone may call.
 */
export async function registerBackend(
  app: FastifyInstance,
  installation: OpenInstallation,
  metrics: Metrics,
): Promise<void> {
  const handlers = allHandlers(installation, metrics);
  await app.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) });
  await app.register(multipart);
  app.decorateRequest('session');
  app.addHook('onRequest', ({ raw }, reply, next) => {
    reply.header('cache-control', 'no-store');
    const late = setTimeout(() => raw.destroy(), BODY_TIME).unref();
    const inTime = () => clearTimeout(late);
    raw.once('end', inTime).once('close', inTime);
    next();
  });
  for (const script of scriptList as readonly AnyScript[]) {
    const handler: AnyHandler = handlers[script.name as ScriptName];
    const isOpen = script.allow === 'anyone';
    const bodyLimit = isOpen ? OPEN_BODY_LIMIT : BODY_LIMIT;
    app.post(BACKEND_PATH + script.path, {
      bodyLimit,
      config: { script: script.name },
      onRequest: async (request) => {
        if (!isOpen) request.session = await authenticate(installation, script, request);
      },
      preValidation: async (request) => {
        if (request.isMultipart()) await readForm(request, bodyLimit);
      },
      handler: (request, reply) => dispatch(installation, script, handler, request, reply),
      errorHandler: (error, request, reply) =>
        void refuseUnread(reply, refusalOf(error, request), bodyLimit, script),
    });
  }
  registerFlushTest(app, installation, installation.streams);
  app.all(`${BACKEND_PATH}*`, {
    onRequest: async (_request, reply) => refuseUnread(reply, { kind: 'notFound' }, OPEN_BODY_LIMIT),
    handler: () => undefined,
  });
}
