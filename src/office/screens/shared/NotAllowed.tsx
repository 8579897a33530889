import { Lock } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState';

interface NotAllowedProps {
  /** Whom the page is for: administrators, or who may change something. */
  readonly text: 'staff.notAllowed' | 'staff.notForReaders';
}

/** Stands where a page is for others than who came to it. */
export function NotAllowed({ text }: NotAllowedProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={formatMessage({ id: text })}
      description={formatMessage({ id: `${text}Hint` })}
    />
  );
}
