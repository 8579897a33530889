import type { Transaction } from 'kysely';
import type { Entity, ServerEvent } from '../../contract/events';
import type { AnyScript } from '../../contract/script';
import type { Catalogue } from '../database/schema';
import { transact } from '../database/transact';
import { enterRemovals, workOffRemovals } from '../disk/removals';
import { newId } from '../ids';
import type { Caller, Tenant, Installation } from '../installation';
import { agencyOfChange } from './agencyRow';
import { fingerprintOf } from './fingerprint';
import { type AnyChange, type ChangeContext, type ReadContext, Refused } from './handler';
import { type Touched, writeHistory } from './history';

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
 * answered before, or is being answered by another process, gets that answer and acts no more, and is refused where it asks
 * for something else; an answer after which nothing is otherwise, such as what stands there instead of a save, is not kept.
 * `file` is the digest of a file that came with the call. Returns the body.
 */
export async function actOnce(
  { events, directory }: Installation,
  tenant: Tenant,
  context: ReadContext,
  script: AnyScript,
  handler: AnyChange,
  input: unknown,
  file?: string,
): Promise<unknown> {
  const agency = agencyOfChange(directory, context.caller.agency.abbreviation, () => context.agencyRow());
  const reading = { ...context, ...agency, freshId: newId() };
  const requestId = requestIdOf(input, context.caller);
  const after = await transact(tenant.catalogue, async (transaction): Promise<Aftermath> => {
    if (requestId === undefined) return act(transaction, reading, script, handler, input);
    const fingerprint = fingerprintOf(context.vault, script, input as object, file);
    const request = { request_id: requestId, script: script.name, fingerprint };
    const answered = await claim(transaction, request, context.now);
    if (answered !== undefined) return { ...nothingDone, body: JSON.parse(answered) as unknown };
    const done = await act(transaction, reading, script, handler, input);
    await keepAnswer(transaction, request, done);
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
  const recordHistories = (touched: readonly Touched[]) => {
    isChanged = true;
    return writeHistory(catalogue, { staffId: caller.staffId, script: script.name, now }, touched);
  };
  const recordHistory = (subject: string, before: unknown) => recordHistories([{ subject, before }]);
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
    recordHistories,
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

/** A call under a request id, as it is kept. */
interface Request {
  readonly request_id: string;
  readonly script: string;
  readonly fingerprint: string;
}

/** Takes a request id for this call, or returns the stored answer of the one that took it before; refuses where that asked for something else. */
async function claim(
  catalogue: Transaction<Catalogue>,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const known = await catalogue
    .selectFrom('handled_requests')
    .select(['script', 'fingerprint', 'reply'])
    .where('request_id', '=', request.request_id)
    .execute();
  if (known.some(({ fingerprint }) => fingerprint !== null && fingerprint !== request.fingerprint))
    throw new Refused({ kind: 'conflict', reason: 'requestReused' });
  const answered = known.find(({ script }) => script === request.script);
  if (answered) return answered.reply;
  await catalogue
    .insertInto('handled_requests')
    .values({ ...request, reply: 'null', at: now.toISOString() })
    .execute();
  return undefined;
}

async function keepAnswer(
  catalogue: Transaction<Catalogue>,
  { request_id, script }: Request,
  { body, isChanged }: Aftermath,
): Promise<void> {
  const isTheCall = { request_id, script };
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
