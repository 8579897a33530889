import { Spinner, type SpinnerProps } from '@blueprintjs/core';
import { useIntl } from 'react-intl';

/** A spinner that says that something is loading. */
export function Loading(props: Pick<SpinnerProps, 'size' | 'className'>) {
  const { formatMessage } = useIntl();
  return <Spinner {...props} aria-label={formatMessage({ id: 'list.loading' })} />;
}
