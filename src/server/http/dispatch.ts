import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnyScript, PERSON } from '../../contract/script';
import { checkRecord } from '../../contract/wire/record';
import type { OpenInstallation } from '../assemble';
import type { Tenant } from '../installation';
import { tokenOf } from '../sessions/cookie';
import { colleaguesOf } from '../sessions/people';
import type { LiveSession } from '../sessions/store';
import { sendReply } from './answers';
import { actOnce } from './change';
import { type ReadContext, Refused } from './handler';
import { requireSamePerson } from './samePerson';
import type { AnyHandler } from './handlers';

/** What an office asks by itself, again and again, though nobody may sit there: it is no sign of life. */
const POLLED: readonly string[] = ['categories.list'];

/** Answers one call of a script: authenticate, decode, act, reply. Throws Refused when it is refused. */
export async function dispatch(
  installation: OpenInstallation,
  script: AnyScript,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = new Date();
  const session = script.open ? undefined : await authenticate(installation, script, request, now);
  if (session) requireSamePerson(session.caller, personIn(request.body));
  const input = decode(script, request.body);
  if (handler.kind === 'session') {
    return sendReply(
      reply,
      script.reply.write(await handler.run({ request, reply, session, now }, input as never)),
    );
  }
  if (!session) throw new Refused({ kind: 'signedOut' });
  const { context, tenant } = await contextOf(installation, session, now);
  if (handler.kind === 'read')
    return sendReply(reply, script.reply.write(await handler.run(context, input as never)));
  return sendReply(reply, await actOnce(installation, tenant, context, script, handler, input));
}

async function authenticate(
  { sessions }: OpenInstallation,
  script: AnyScript,
  request: FastifyRequest,
  now: Date,
): Promise<LiveSession> {
  const token = tokenOf(request);
  const how = POLLED.includes(script.name) ? 'quietly' : undefined;
  const session = token === undefined ? undefined : await sessions.find(token, now, how);
  if (session === undefined) throw new Refused({ kind: 'signedOut' });
  return session;
}

const personIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, PERSON)
    ? (body as Record<string, unknown>)[PERSON]
    : undefined;

function decode(script: AnyScript, body: unknown): unknown {
  const checked = checkRecord(script.input, body);
  if (!checked.ok) throw new Refused({ kind: 'invalid', problems: checked.problems });
  return checked.value;
}

async function contextOf(
  installation: OpenInstallation,
  { caller }: LiveSession,
  now: Date,
): Promise<{ context: ReadContext; tenant: Tenant }> {
  const tenant = await installation.tenantOf(caller.agency);
  const colleagues = () => colleaguesOf(installation.directory, caller.agency.abbreviation);
  const { vault, settings } = installation;
  const { publicUrl } = settings;
  return {
    context: {
      caller,
      catalogue: tenant.catalogue,
      folder: tenant.folder,
      publicUrl,
      vault,
      colleagues,
      now,
    },
    tenant,
  };
}
