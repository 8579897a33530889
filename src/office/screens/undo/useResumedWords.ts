import { useIntl } from 'react-intl';
import type { Opposite } from '../../workflows/trash/undo';
import { areTimes, useTimesWords } from '../scheduling/useTimesWords';

/** Says what happens again of what was scheduled for things that are back from the trash, and what is asked about; else nothing. */
export function useResumedWords(): (opposites: readonly Opposite[]) => string {
  const { formatMessage } = useIntl();
  const wordsOf = useTimesWords();
  return (opposites) => {
    const resumed = opposites.flatMap((each) => (each.kind === 'restore' && each.resumed) || []);
    const scheduled = resumed.filter(areTimes);
    const [only] = scheduled;
    return [
      only && opposites.length === 1 && formatMessage({ id: 'undo.resumed' }, { times: wordsOf(only) }),
      only &&
        opposites.length > 1 &&
        formatMessage({ id: 'undo.resumedSeveral' }, { count: scheduled.length }),
      resumed.some(({ isOverdue }) => isOverdue) && formatMessage({ id: 'undo.overdue' }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
