import { type ChangeContext, type Handler, change, Refused } from '../http/handler';
import { writeHistory } from '../http/history';
import { beforeOf, type HistoryRow } from './history';
import { fieldsOf, type HandlersByScript, recordNow, savingOf } from './records';

const noPutBack = () => new Refused({ kind: 'conflict', reason: 'noPutBack' });

/**
 * Saves a record once more by the script that changed it, with one field as it was before that change or with all that
 * was changed since as it was then. Refused where the record is gone, or nothing of the change can be put back.
 */
export const putBackOf = (handlers: HandlersByScript): Handler<'activity.putBack'> =>
  change(async (context, { activityId, field }) => {
    const row = await context.catalogue
      .selectFrom('activity')
      .selectAll()
      .where('activity_id', '=', activityId)
      .executeTakeFirst();
    if (!row) throw new Refused({ kind: 'notFound' });
    const { script, subject } = row;
    const handler = handlers[script];
    const names = fieldsOf(script).filter((name) => field === undefined || name === field);
    const then = field === undefined ? await stateBefore(context, row) : beforeOf(row);
    const now = await recordNow(handlers, context, script, subject);
    const known = names.filter((name) => then[name] !== undefined);
    if (!now || known.length === 0 || handler?.kind !== 'change') throw noPutBack();
    const values = { ...now, ...Object.fromEntries(known.map((name) => [name, then[name]])) };
    await handler.run(inTheNameOf(context, script), savingOf(context, script, subject, values) as never);
    return {};
  });

/** What stood in a record before a change, of all fields that this and later changes by its script touched. */
async function stateBefore({ catalogue }: ChangeContext, { activity_id, script, subject }: HistoryRow) {
  const rows = await catalogue
    .selectFrom('activity')
    .select('before')
    .where('subject', '=', subject)
    .where('script', '=', script)
    .where('activity_id', '>=', activity_id)
    .orderBy('activity_id', 'desc')
    .execute();
  return Object.assign({}, ...rows.map(beforeOf)) as Readonly<Record<string, unknown>>;
}

/** The history names the script that changes the record, as with every other change of it. */
function inTheNameOf(context: ChangeContext, script: string): ChangeContext {
  const { catalogue, caller, now } = context;
  const recordHistories: ChangeContext['recordHistories'] = (touched) =>
    writeHistory(catalogue, { staffId: caller.staffId, script, now }, touched);
  const recordHistory: ChangeContext['recordHistory'] = (subject, before) =>
    recordHistories([{ subject, before }]);
  return {
    ...context,
    recordHistories,
    recordHistory,
    async changed(entity, id, before) {
      await recordHistory(id, before);
      context.alsoChanged(entity, id);
    },
  };
}
