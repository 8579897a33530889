import { Spinner } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { type ListName, retryList, selectLoad } from '../../workflows/office/loading';
import { ListFailed } from './list/ListFailed';
import { EmptyState } from '../../ui/EmptyState';
import { useSelected } from './useSelected';

interface AwaitedProps {
  readonly isKnown: boolean;
  /** The words for that it could not be loaded. */
  readonly failed: FormatjsIntl.Message['ids'];
  /** Why it could not be had. */
  readonly refusal: Refusal | undefined;
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** Stands where an answer of the server would be: says that it still loads, that it failed, or `children`. */
export function Awaited({ isKnown, failed, refusal, onTryAgain, children }: AwaitedProps) {
  const { formatMessage } = useIntl();
  if (refusal) return <ListFailed title={failed} refusal={refusal} onTryAgain={onTryAgain} />;
  if (isKnown) return <>{children}</>;
  return (
    <div role="status">
      <EmptyState icon={<Spinner aria-hidden />} title={formatMessage({ id: 'list.loading' })} />
    </div>
  );
}

interface ListAwaitedProps {
  readonly list: ListName;
  /** What is said once the list is there: that it holds nothing of what was looked for. */
  readonly children: ReactNode;
}

/** Stands where something of a list would be: says that the list still loads, that it failed, or `children`. */
export function ListAwaited({ list, children }: ListAwaitedProps) {
  const load = useSelected(selectLoad, list);
  const dispatch = useDispatch();
  return (
    <Awaited
      isKnown={load.status !== 'idle' && load.status !== 'loading'}
      failed="list.failed"
      refusal={load.status === 'failed' ? load.refusal : undefined}
      onTryAgain={() => dispatch(retryList(list))}
    >
      {children}
    </Awaited>
  );
}
