import { Button, NonIdealState } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';

/** Stands where the film would be when the browser cannot play it. */
export function PlayerBroken({ onRetry }: { readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <NonIdealState
        icon={<ErrorIcon />}
        title={formatMessage({ id: 'player.broken' })}
        description={formatMessage({ id: 'player.brokenHint' })}
        action={
          <Button icon={<Refresh />} onClick={onRetry}>
            {formatMessage({ id: 'player.retry' })}
          </Button>
        }
      />
    </div>
  );
}
