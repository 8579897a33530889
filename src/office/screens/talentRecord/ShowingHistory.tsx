import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectShowings } from '../../workflows/talentRecord';
import { dateTimeText } from '../shared/dates';

/** Who looked at which secret of the talent, the last first: every showing is noted. */
export function ShowingHistory() {
  const { formatMessage } = useIntl();
  const id = useId();
  const showings = useSelector(selectShowings);
  return (
    <section className="record-card" aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="talentRecord.showings" />
      </h2>
      {showings.length === 0 && (
        <p className="record-muted">
          <FormattedMessage id="talentRecord.noShowings" />
        </p>
      )}
      <ol className="record-showings" tabIndex={0} aria-labelledby={id} hidden={showings.length === 0}>
        {showings.map(({ showingId, field, firstName, lastName, shownAt }) => (
          <li key={showingId}>
            <span>
              {`${firstName} ${lastName}`.trim() || formatMessage({ id: 'talentRecord.formerColleague' })}
            </span>
            <span className="record-muted">
              {formatMessage({ id: `talentRecord.field.${field}` })} · {dateTimeText(shownAt)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
