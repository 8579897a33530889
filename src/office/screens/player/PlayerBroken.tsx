import { Button, NonIdealState } from '@blueprintjs/core';
import { useIntl } from 'react-intl';

/** Stands where the film would be when the browser cannot play it. */
export function PlayerBroken({ onRetry }: { readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <NonIdealState
        icon="error"
        title={formatMessage({ id: 'player.broken' })}
        description={formatMessage({ id: 'player.brokenHint' })}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {formatMessage({ id: 'player.retry' })}
          </Button>
        }
      />
    </div>
  );
}
