import { Button, NonIdealState, Spinner } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { type ListName, retryList, selectLoad } from '../../workflows/loading';
import { refusalText } from './refusalText';

interface ListAwaitedProps {
  readonly list: ListName;
  /** What is said once the list is there: that it holds nothing of what was looked for. */
  readonly children: ReactNode;
}

/** Stands where something of a list would be: says that the list still loads, that it failed, or `children`. */
export function ListAwaited({ list, children }: ListAwaitedProps) {
  const load = useSelector((state: Parameters<typeof selectLoad>[0]) => selectLoad(state, list));
  const dispatch = useDispatch();
  const intl = useIntl();
  if (load.status === 'failed')
    return (
      <div role="alert">
        <NonIdealState
          icon={<ErrorIcon />}
          title={intl.formatMessage({ id: 'list.failed' })}
          description={refusalText(intl, load.refusal)}
          action={
            <Button icon={<Refresh />} onClick={() => dispatch(retryList(list))}>
              {intl.formatMessage({ id: 'list.tryAgain' })}
            </Button>
          }
        />
      </div>
    );
  if (load.status === 'idle' || load.status === 'loading')
    return (
      <div role="status">
        <NonIdealState icon={<Spinner />} title={intl.formatMessage({ id: 'list.loading' })} />
      </div>
    );
  return <>{children}</>;
}
