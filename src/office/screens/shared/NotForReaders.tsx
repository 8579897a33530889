import { Lock } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState';

/** Stands where the page changes something or takes it along, and a reader came to it. */
export function NotForReaders() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={formatMessage({ id: 'staff.notForReaders' })}
      description={formatMessage({ id: 'staff.notForReadersHint' })}
    />
  );
}
