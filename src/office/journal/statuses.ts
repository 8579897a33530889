/** The status of one workflow, or of several machines in it: how many are in each. */
export interface WorkflowStatus {
  readonly workflow: string;
  readonly statuses: readonly { readonly status: string; readonly count: number }[];
}

/** Which workflow is in which status: every slice that is a machine, or that holds machines one level below. */
export function workflowStatuses(state: unknown): readonly WorkflowStatus[] {
  if (typeof state !== 'object' || state === null) return [];
  return Object.entries(state).flatMap(([workflow, slice]) => {
    const own = statusOf(slice);
    const found = own === undefined ? below(slice) : [own];
    return found.length > 0 ? [{ workflow, statuses: counted(found) }] : [];
  });
}

const statusOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'
    ? value.status
    : undefined;

const below = (slice: unknown): readonly string[] =>
  typeof slice === 'object' && slice !== null
    ? Object.values(slice).flatMap((member) => statusOf(member) ?? [])
    : [];

function counted(found: readonly string[]) {
  const counts = new Map<string, number>();
  found.forEach((status) => counts.set(status, (counts.get(status) ?? 0) + 1));
  return [...counts].map(([status, count]) => ({ status, count }));
}
