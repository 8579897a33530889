import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH } from '../../contract/constants';
import type { AnyScript } from '../../contract/script';
import { scriptList, type ScriptName } from '../../contract/scripts';
import type { OpenInstallation } from './assemble';
import { sendRefusal } from '../http/answers';
import { dispatch } from '../http/dispatch';
import { refusalOf } from '../http/errors';
import type { AnyHandler } from '../http/handler';
import { allHandlers } from './handlers';

const BODY_LIMIT = 1024 * 1024;
/** A body of that size has come within this time, in milliseconds, or never will. */
const BODY_TIME = 60_000;

/** The scripts of the contract under the base path. A body is read as what it says it is: form, JSON or multipart. */
export async function registerBackend(app: FastifyInstance, installation: OpenInstallation): Promise<void> {
  const handlers = allHandlers(installation);
  await app.register(formbody, {
    bodyLimit: BODY_LIMIT,
    parser: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 100, fieldSize: BODY_LIMIT, fieldNameSize: 100 },
  });
  app.addHook('onRequest', (request, reply, next) => {
    const late = setTimeout(() => request.raw.destroy(), BODY_TIME);
    const inTime = () => clearTimeout(late);
    request.raw.once('end', inTime);
    reply.raw.once('close', inTime);
    next();
  });
  for (const script of scriptList as readonly AnyScript[]) {
    const handler: AnyHandler = handlers[script.name as ScriptName];
    app.post(BACKEND_PATH + script.path, {
      bodyLimit: BODY_LIMIT,
      handler: (request, reply) => dispatch(installation, script, handler, request, reply),
      errorHandler: (error, request, reply) => void sendRefusal(reply, refusalOf(error, request.log), script),
    });
  }
  app.all(`${BACKEND_PATH}*`, (_request, reply) => sendRefusal(reply, { kind: 'notFound' }));
}
