import { Person } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';

/** Stands in place of the page when the agency has no talent of that id. */
export function UnknownTalent() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Person />}
      level={1}
      title={formatMessage({ id: 'talentPage.unknown' })}
      description={formatMessage({ id: 'talentPage.unknownHint' })}
      action={
        <Link to="/app/table/talents/all">
          <FormattedMessage id="talentPage.backToList" />
        </Link>
      }
    />
  );
}
