import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectNewsItem } from '../../entities/news';
import { selectNewsletter } from '../../entities/newsletters';
import { selectScreen } from '../../entities/screens';
import type { DeletionState, Doomed } from '../../workflows/trash/deletion';
import { areTimes, type Times, useTimesWords } from '../scheduling/useTimesWords';
import { useLastKnown } from '../shared/useLastKnown';

type Row = Partial<Times> & { readonly scheduledAt?: string | undefined };

/** How to find the rows of those kinds that can be scheduled. */
const rows = {
  news: selectNewsItem,
  newsletter: selectNewsletter,
  screen: selectScreen,
} as Readonly<Record<string, (root: object, id: string) => Row | undefined>>;

const timesOf = ({ scheduledAt, goesOnAt, goesOffAt }: Row): Times => ({
  goesOutAt: scheduledAt,
  goesOnAt,
  goesOffAt,
});

/** What does not happen while a thing is in the trash, until it is restored. Still so while the dialog fades. */
export function ScheduledMeanwhile({ thing: { kind, id } }: { readonly thing: Doomed }) {
  const { formatMessage } = useIntl();
  const wordsOf = useTimesWords();
  const now = useSelector((root: object) => rows[kind]?.(root, id));
  const times = timesOf(useLastKnown(id, now) ?? {});
  if (!areTimes(times)) return null;
  return <p>{formatMessage({ id: 'deletion.scheduled' }, { times: wordsOf(times) })}</p>;
}

interface SeveralProps {
  readonly things: readonly Doomed[];
  readonly status: DeletionState['status'];
}

/** The same of several: for how many of them something was scheduled when the question was asked. */
export function SeveralMeanwhile({ things, status }: SeveralProps) {
  const { formatMessage } = useIntl();
  const now = useSelector(
    (root: object) => things.filter(({ kind, id }) => areTimes(timesOf(rows[kind]?.(root, id) ?? {}))).length,
  );
  const ids = things.map(({ id }) => id).join(' ');
  const count = useLastKnown(ids, status === 'asking' ? now : undefined) ?? 0;
  if (count === 0) return null;
  return <p>{formatMessage({ id: 'deletion.scheduledSeveral' }, { count })}</p>;
}
