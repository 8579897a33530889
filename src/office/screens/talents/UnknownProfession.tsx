import { Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';

/** Stands in place of the list when the address names no profession of the agency. */
export function UnknownProfession() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Search />}
      level={1}
      title={formatMessage({ id: 'talents.unknownProfession' })}
      action={
        <Link to="/app/table/talents/all">
          <FormattedMessage id="talents.showAll" />
        </Link>
      }
    />
  );
}
