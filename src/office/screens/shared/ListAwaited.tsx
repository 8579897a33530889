import { Spinner } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { type ListName, retryList, selectLoad } from '../../workflows/loading';
import { ListFailed } from './list/ListFailed';
import { EmptyState } from '../../ui/EmptyState';

interface ListAwaitedProps {
  readonly list: ListName;
  /** What is said once the list is there: that it holds nothing of what was looked for. */
  readonly children: ReactNode;
}

/** Stands where something of a list would be: says that the list still loads, that it failed, or `children`. */
export function ListAwaited({ list, children }: ListAwaitedProps) {
  const load = useSelector((state: Parameters<typeof selectLoad>[0]) => selectLoad(state, list));
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  if (load.status === 'failed')
    return <ListFailed refusal={load.refusal} onTryAgain={() => dispatch(retryList(list))} />;
  if (load.status === 'idle' || load.status === 'loading')
    return (
      <div role="status">
        <EmptyState icon={<Spinner />} title={formatMessage({ id: 'list.loading' })} />
      </div>
    );
  return <>{children}</>;
}
