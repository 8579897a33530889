import type { ActivityAsked } from '../../entities/activity';
import { ACTIVITY_FILTERS, ACTIVITY_PATH } from '../../workflows/activity/activityPage';

/** The address of what is asked for. */
export function activityPath(asked: ActivityAsked): string {
  const words = new URLSearchParams(
    ACTIVITY_FILTERS.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])),
  );
  return words.size === 0 ? ACTIVITY_PATH : `${ACTIVITY_PATH}?${words}`;
}
