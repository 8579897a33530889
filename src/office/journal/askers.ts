import type { Entry, NumberedCommand } from './entry';

/** Which workflow an entry belongs to: the name before the slash of an action's type, and for commands who asked. */
export type Askers = (index: number) => string | undefined;

/** The workflow, or the slice, that an action belongs to. */
export const workflowOf = (type: unknown) => String(type).split('/')[0];

/** True of what that workflow did, as far as the log says who it was: an older one does not. */
export const isOf = (entry: { readonly by?: string }, workflow: string | undefined) =>
  entry.by === undefined || entry.by === workflow;

/**
 * Works out to which workflow each entry of a log belongs. A command says who asked it, and what answers it belongs
 * there too; in an older log it is taken to belong to the workflow whose action came last before it in the same turn. `open` were asked before.
 */
export function createAskers(entries: readonly Entry[], open: readonly NumberedCommand[] = []): Askers {
  const byCommand = new Map(open.map(({ k, by }) => [k, by]));
  const byIndex: (string | undefined)[] = [];
  let current: string | undefined;
  for (const entry of entries) {
    if (entry.kind === 'intent' || entry.kind === 'derived') current = workflowOf(entry.action.type);
    else if (entry.kind === 'asked') byCommand.set(entry.k, (current = entry.by ?? current));
    else if (entry.kind === 'crashed') current = entry.by ?? current;
    else if ('k' in entry) current = byCommand.get(entry.k) ?? current;
    byIndex.push(current);
  }
  return (index) => byIndex[index];
}
