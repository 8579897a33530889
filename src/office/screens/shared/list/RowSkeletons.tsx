import { Classes } from '@blueprintjs/core';
import { useIntl } from 'react-intl';

/** Stand where the rows of a list will be while they load for the first time. */
export function RowSkeletons({ rowHeight }: { readonly rowHeight: number }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status" className="list-skeletons" aria-label={formatMessage({ id: 'list.loading' })}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} aria-hidden="true" style={{ height: rowHeight }}>
          <div className={Classes.SKELETON} />
        </div>
      ))}
    </div>
  );
}
