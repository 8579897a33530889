import { Button } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../../contract/refusal';
import { refusalText } from '../refusalText';
import { EmptyState } from '../../../ui/EmptyState';
import { focusAround } from '../../../ui/focusAround';

interface ListFailedProps {
  readonly title?: FormatjsIntl.Message['ids'];
  readonly refusal: Refusal;
  readonly onTryAgain: () => void;
}

/** Stands where a list would: it could not be loaded, and why; with a way to try again, unless the backend has no such list. */
export function ListFailed({ title = 'list.failed', refusal, onTryAgain }: ListFailedProps) {
  const intl = useIntl();
  const isThere = !(refusal.kind === 'notFound' && refusal.noScript);
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorIcon />}
        title={intl.formatMessage({ id: title })}
        description={refusalText(intl, refusal)}
        action={
          isThere ? (
            <Button
              icon={<Refresh />}
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                onTryAgain();
              }}
            >
              {intl.formatMessage({ id: 'list.tryAgain' })}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
