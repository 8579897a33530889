import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectNewsletter } from '../../entities/newsletters';
import { useClock } from '../shared/clock';
import { useLastKnown } from '../shared/useLastKnown';

/** What does not happen while a newsletter is in the trash: its mailing, until it is restored. Still so while the dialog fades. */
export function ScheduledMailing({ newsletterId }: { readonly newsletterId: string }) {
  const { formatMessage } = useIntl();
  const clock = useClock();
  const now = useSelector((root: Parameters<typeof selectNewsletter>[0]) =>
    selectNewsletter(root, newsletterId),
  );
  const at = useLastKnown(newsletterId, now)?.scheduledAt;
  if (!at) return null;
  return <p>{formatMessage({ id: 'newsletters.deleteScheduled' }, { at: clock.text(at) })}</p>;
}
