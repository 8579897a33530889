import { selectNewsItem } from '../../entities/news';
import { ScheduleButton } from '../scheduling/ScheduleButton';
import { ScheduledTimes } from '../scheduling/ScheduledTimes';
import { useShownRecord } from '../shared/recordPage/shownRecord';
import { useSelected } from '../shared/useSelected';

/** The times of a news item that is there: those that are scheduled, and the way to more. */
export function NewsTimes() {
  const { id, isNew } = useShownRecord().page;
  const item = useSelected(selectNewsItem, id);
  if (isNew) return null;
  return (
    <div className="scheduled-ways">
      <ScheduledTimes goesOnAt={item?.goesOnAt} goesOffAt={item?.goesOffAt} />
      <ScheduleButton thing="news" subjectId={id} />
    </div>
  );
}
