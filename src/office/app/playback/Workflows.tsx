import { workflowStatuses } from '../../journal';
import type { Track } from './track';

interface WorkflowsProps {
  readonly track: Track;
  readonly position: number;
}

/** Which workflow is in which status; those that the entry moved stand out. */
export function Workflows({ track, position }: WorkflowsProps) {
  const rows = workflowStatuses(track.stateAt(position));
  const before = new Map(
    workflowStatuses(track.stateAt(position - 1)).map((row) => [row.workflow, JSON.stringify(row.statuses)]),
  );
  return (
    <table className="playback-workflows">
      <tbody>
        {rows.map(({ workflow, statuses }) => (
          <tr
            key={workflow}
            className={before.get(workflow) === JSON.stringify(statuses) ? undefined : 'playback-moved'}
          >
            <th scope="row">{workflow}</th>
            <td>
              {statuses.map(({ status, count }) => (count > 1 ? `${status} × ${count}` : status)).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
