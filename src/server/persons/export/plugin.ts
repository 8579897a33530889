import type { FastifyInstance } from 'fastify';
import { isAllowed } from '../../../contract/rules/allow';
import { contextOf } from '../../http/context';
import { Refused } from '../../http/handler';
import { visitorOf } from '../../http/visitor';
import type { Installation } from '../../installation';
import { EXPORT_PATH, TICKET } from './address';
import { personArchive } from './personArchive';
import { readTicket } from './ticket';

interface Asked {
  Querystring: { readonly [TICKET]?: unknown };
}

/** All that is held of a person as one ZIP, for the administrator who has just asked for it. */
export function registerPersonExport(scope: FastifyInstance, installation: Installation): void {
  scope.get<Asked>(EXPORT_PATH, async (request, reply) => {
    const { caller } = await visitorOf(installation, request);
    if (!isAllowed('administrator', caller.staff)) throw new Refused({ kind: 'forbidden' });
    const now = new Date();
    const key = readTicket(installation.vault, caller, String(request.query[TICKET] ?? ''), now);
    const { context } = await contextOf(installation, caller, now);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="person.zip"')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(await personArchive(installation, context, key));
  });
}
