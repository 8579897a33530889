import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { refusalText } from '../shared/refusalText';

/** The outbox could not be loaded; what was loaded before stays below. */
export function OutboxFailed({ refusal }: { readonly refusal: Refusal }) {
  const intl = useIntl();
  return (
    <Callout
      intent="danger"
      role="alert"
      className="outbox-note"
      title={intl.formatMessage({ id: 'outbox.failed' })}
    >
      {refusalText(intl, refusal)}
    </Callout>
  );
}
