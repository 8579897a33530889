import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnyScript, PERSON } from '../../contract/script';
import { checkRecord } from '../../contract/wire/record';
import type { Installation, LiveSession } from '../installation';
import { sendReply } from './answers';
import { answerInTurn } from './inTurn';
import { requireAllowed } from './authorise';
import { actOnce } from './change';
import { contextOf } from './context';
import { type AnyHandler, Refused } from './handler';
import { answerOfCatalogue } from './known';
import { requireSamePerson } from './samePerson';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the call came with; only scripts that anyone may call have none. */
    session: LiveSession | undefined;
  }
}

/** Answers one call of a script that came with its session: authorise, decode, act, reply. Throws Refused when it is refused. */
export async function dispatch(
  installation: Installation,
  script: AnyScript,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = new Date();
  const { session } = request;
  if (script.allow !== 'anyone') authorise(script, session, request.body);
  if (handler.kind === 'session') {
    const input = decode(script, request.body);
    return sendReply(reply, script.reply.write(await handler.run({ request, reply, session, now }, input)));
  }
  if (!session) throw new Refused({ kind: 'signedOut' });
  const input = decode(script, request.body);
  const { context, tenant } = await contextOf(installation, session.caller, now);
  if (handler.kind === 'read') {
    const inTurn = (answer: () => Promise<FastifyReply>) =>
      answerInTurn(`${session.caller.staffId} ${script.name}`, reply, answer);
    if (!('isOfCatalogue' in handler))
      return inTurn(async () => sendReply(reply, script.reply.write(await handler.run(context, input))));
    const { catalogue } = tenant;
    const what = `${script.name} ${JSON.stringify(input)}`;
    return answerOfCatalogue(tenant, what, request, reply, inTurn, async () =>
      script.reply.write(await handler.run({ catalogue }, input)),
    );
  }
  return sendReply(reply, await actOnce(installation, tenant, context, script, handler, input));
}

function authorise(script: AnyScript, session: LiveSession | undefined, body: unknown): void {
  if (session === undefined) throw new Refused({ kind: 'signedOut' });
  requireSamePerson(session.caller, personIn(body));
  requireAllowed(script, session.caller);
}

const personIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, PERSON)
    ? (body as Record<string, unknown>)[PERSON]
    : undefined;

/** What the script's fields make of a body; the handler of the same script takes just that. */
function decode(script: AnyScript, body: unknown): never {
  const checked = checkRecord(script.input, body);
  if (!checked.ok) throw new Refused({ kind: 'invalid', problems: checked.problems });
  return checked.value as never;
}
