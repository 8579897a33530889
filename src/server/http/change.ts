import type { Transaction } from 'kysely';
import type { Entity, ServerEvent } from '../../contract/events';
import type { AnyScript } from '../../contract/script';
import type { Catalogue } from '../database/schema';
import { transact } from '../database/transact';
import { enterRemovals, workOffRemovals } from '../disk/removals';
import { newId } from '../ids';
import type { Caller, Tenant, Installation } from '../installation';
import { agencyOfChange } from './agencyRow';
import type { AnyChange, ChangeContext, ReadContext } from './handler';
import { writeHistory } from './history';

/** What a change leaves to do once it is on disk. */
interface Aftermath {
  readonly body: unknown;
  /** False where the call was answered and nothing changed. */
  readonly isChanged: boolean;
  readonly events: readonly ServerEvent[];
  readonly actions: readonly (() => unknown)[];
  readonly hasRemovals: boolean;
}

/**
 * Runs a change in one transaction with its history, and tells of it once it is on disk. A call whose person's request id was
 * answered before, or is being answered by another process, gets that answer and acts no more; an answer after which
 * nothing is otherwise, such as what stands there instead of a save, is not kept. Returns the body.
 */
export async function actOnce(
  { events, directory }: Installation,
  tenant: Tenant,
  context: ReadContext,
  script: AnyScript,
  handler: AnyChange,
  input: unknown,
): Promise<unknown> {
  const agency = agencyOfChange(directory, context.caller.agency.abbreviation, () => context.agencyRow());
  const reading = { ...context, ...agency, freshId: newId() };
  const after = await transact(tenant.catalogue, async (transaction): Promise<Aftermath> => {
    const requestId = requestIdOf(input, context.caller);
    if (requestId === undefined) return act(transaction, reading, script, handler, input);
    const answered = await claim(transaction, script, requestId, context.now);
    if (answered !== undefined) return { ...nothingDone, body: JSON.parse(answered) as unknown };
    const done = await act(transaction, reading, script, handler, input);
    await keepAnswer(transaction, script, requestId, done);
    return done;
  });
  try {
    for (const action of after.actions) await action();
  } finally {
    for (const event of after.events) events.publish(tenant.agency.abbreviation, event);
    if (after.hasRemovals) void workOffRemovals(tenant);
  }
  return after.body;
}

const nothingDone = { isChanged: false, events: [], actions: [], hasRemovals: false };

async function act(
  catalogue: Transaction<Catalogue>,
  reading: ReadContext & Pick<ChangeContext, 'rewriteAgency' | 'freshId'>,
  script: AnyScript,
  handler: AnyChange,
  input: unknown,
): Promise<Aftermath> {
  const events: ServerEvent[] = [];
  const actions: (() => unknown)[] = [];
  const told = new Set<string>();
  const { caller, now } = reading;
  let isChanged = false;
  let hasRemovals = false;
  const recordHistory = (subject: string, before: unknown) => {
    isChanged = true;
    return writeHistory(catalogue, { staffId: caller.staffId, script: script.name, now }, subject, before);
  };
  const tell = (entity: Entity, id: string, version: number | null = null) => {
    const thing = `${entity} ${id}`;
    if (!told.has(thing)) events.push({ kind: 'changed', entity, id, version });
    told.add(thing);
  };
  const context: ChangeContext = {
    ...reading,
    settled: reading.catalogue,
    catalogue,
    recordHistory,
    changed(entity, id, before, version) {
      tell(entity, id, version);
      return recordHistory(id, before);
    },
    alsoChanged: tell,
    publish: (event) => void events.push(event),
    removeFiles(paths) {
      hasRemovals ||= paths.length > 0;
      return enterRemovals(catalogue, paths, now);
    },
    afterCommit: (action) => void actions.push(action),
  };
  const written = await handler.run(context, input as never);
  return { body: script.reply.write(written), isChanged, events, actions, hasRemovals };
}

/** Takes a request id for this call, or returns the stored answer of the call that took it before. */
async function claim(
  catalogue: Transaction<Catalogue>,
  script: AnyScript,
  requestId: string,
  now: Date,
): Promise<string | undefined> {
  const taken = await catalogue
    .insertInto('handled_requests')
    .values({ request_id: requestId, script: script.name, reply: 'null', at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['request_id', 'script']).doNothing())
    .returning('request_id')
    .executeTakeFirst();
  if (taken) return undefined;
  const earlier = await catalogue
    .selectFrom('handled_requests')
    .select('reply')
    .where('request_id', '=', requestId)
    .where('script', '=', script.name)
    .executeTakeFirstOrThrow();
  return earlier.reply;
}

async function keepAnswer(
  catalogue: Transaction<Catalogue>,
  script: AnyScript,
  requestId: string,
  { body, isChanged }: Aftermath,
): Promise<void> {
  const isTheCall = { request_id: requestId, script: script.name };
  if (isChanged)
    await catalogue
      .updateTable('handled_requests')
      .set({ reply: JSON.stringify(body) })
      .where((row) => row.and(isTheCall))
      .execute();
  else
    await catalogue
      .deleteFrom('handled_requests')
      .where((row) => row.and(isTheCall))
      .execute();
}

/** The request id of a call, as it is kept: with its person's, as another person may use the same one. */
function requestIdOf(input: unknown, { staffId }: Caller): string | undefined {
  const id = (input as { readonly requestId?: unknown }).requestId;
  return typeof id === 'string' ? `${staffId} ${id}` : undefined;
}
