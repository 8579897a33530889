import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { personName } from '../../../contract/rules/personName';
import { selectShowingsQuery, type Showing } from '../../entities/talentRecords';
import { When } from '../shared/When';

type Root = Parameters<typeof selectShowingsQuery>[0];

const none: readonly Showing[] = [];

/** Who looked at which secret of the talent, the last first: every showing is noted. */
export function ShowingHistory({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { data } = useSelector((state: Root) => selectShowingsQuery(state, talentId));
  const showings = data ?? none;
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
              {personName(firstName, lastName) || formatMessage({ id: 'talentRecord.formerColleague' })}
            </span>
            <span className="record-muted">
              {formatMessage({ id: `talentRecord.field.${field}` })} · <When at={shownAt} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
