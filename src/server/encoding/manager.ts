import type { FastifyInstance } from 'fastify';
import { PERSON } from '../../contract/script';
import { sendRefusal } from '../http/answers';
import { requireSamePerson } from '../http/samePerson';
import { visitorOf } from '../http/visitor';
import type { Installation } from '../installation';
import { findProcess } from '../uploads/process';
import { queueEncoding } from '../uploads/receive';

/**
 * The encoding manager (spec section 7, "A GET to an encoding manager also occurs"): sees to it that a received file is
 * in the queue, and says `{status, progress, reason}`; status `none` until the file is received. Asking again is safe.
 */
export function registerEncodingManager(scope: FastifyInstance, installation: Installation): void {
  scope.get<{ Querystring: { readonly PROCESS_ID?: unknown; readonly [PERSON]?: unknown } }>(
    '/encodingmanager/',
    async (request, reply) => {
      const { caller, tenant } = await visitorOf(installation, request);
      if (request.query[PERSON] !== undefined) requireSamePerson(caller, request.query[PERSON]);
      const { PROCESS_ID: processId } = request.query;
      if (typeof processId !== 'string')
        return sendRefusal(reply, { kind: 'invalid', problems: { PROCESS_ID: 'required' } });
      const process = await findProcess(tenant.catalogue, processId);
      if (!process || process.stage === 'CANCELLED') return sendRefusal(reply, { kind: 'notFound' });
      if (
        process.stage === 'RECEIVED' &&
        process.status === null &&
        (await queueEncoding(tenant.catalogue, processId))
      ) {
        const filmId = process.film_id ?? '';
        const waiting = { status: 'waiting', progress: 0, reason: '' } as const;
        installation.events.publish(tenant.agency.abbreviation, {
          kind: 'encoding',
          processId,
          filmId,
          ...waiting,
        });
        return reply.header('cache-control', 'no-store').send(waiting);
      }
      const { status, progress, reason } = process;
      return reply
        .header('cache-control', 'no-store')
        .send({ status: status ?? 'none', progress: progress ?? 0, reason: reason ?? '' });
    },
  );
}
