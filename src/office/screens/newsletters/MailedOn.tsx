import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Newsletter } from '../../../contract/entities/newsletter';
import { ScheduledTimes } from '../scheduling/ScheduledTimes';
import { useClock } from '../shared/clock';
import type { RowPlace } from '../shared/list/declaration';
import './newsletters.css';

interface OfNewsletter {
  readonly newsletter: Newsletter;
}

type MailedOnProps = OfNewsletter & Pick<RowPlace, 'tabIndex'>;

/** The day on which a newsletter was last changed. */
export function ModifiedOn({ newsletter: { modifiedOn, modifiedAt } }: OfNewsletter) {
  const clock = useClock();
  return <span className="list-quiet">{modifiedAt ? clock.text(modifiedAt, 'date') : modifiedOn}</span>;
}

/**
 * The day on which a newsletter was last sent, when it goes out next, and the way to what is only kept in the outbox; a phone, which shows no
 * columns, says beside the day what it is.
 */
export function MailedOn({
  newsletter: { mailedOn, mailedAt, isKept, scheduledAt },
  tabIndex,
}: MailedOnProps) {
  const { formatMessage } = useIntl();
  const clock = useClock();
  const day = mailedAt ? clock.text(mailedAt, 'date') : mailedOn;
  if (!day && !isKept && !scheduledAt) return null;
  return (
    <span className="letter-sending">
      {day && (
        <span
          className="list-quiet letter-mailed"
          data-header={formatMessage({ id: 'newsletters.column.mailed' })}
        >
          {day}
        </span>
      )}
      {isKept && (
        <Link className="list-above letter-kept" to="/app/page/outbox" tabIndex={tabIndex}>
          {formatMessage({ id: 'newsletters.kept' })}
        </Link>
      )}
      <ScheduledTimes goesOutAt={scheduledAt} tabIndex={tabIndex} />
    </span>
  );
}
