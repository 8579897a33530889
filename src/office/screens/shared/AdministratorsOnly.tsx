import { Lock } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState';

/** Stands where the page is for administrators, and somebody else came to it. */
export function AdministratorsOnly() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={formatMessage({ id: 'staff.notAllowed' })}
      description={formatMessage({ id: 'staff.notAllowedHint' })}
    />
  );
}
