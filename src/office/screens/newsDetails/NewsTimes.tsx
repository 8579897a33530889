import { ScheduleButton } from '../scheduling/ScheduleButton';
import { useShownRecord } from '../shared/recordPage/shownRecord';

/** The times of a news item that is there. */
export function NewsTimes() {
  const { id, isNew } = useShownRecord().page;
  return isNew ? null : <ScheduleButton thing="news" subjectId={id} />;
}
