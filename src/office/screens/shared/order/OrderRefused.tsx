import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../../contract/refusal';
import { refusalText } from '../refusalText';

interface OrderRefusedProps {
  readonly className: string;
  readonly refusal: Refusal;
  readonly onTryAgain: () => void;
  readonly onDismiss: () => void;
}

/** An order was not saved, and why; it can be tried again. */
export function OrderRefused({ className, refusal, onTryAgain, onDismiss }: OrderRefusedProps) {
  const intl = useIntl();
  return (
    <Callout intent="danger" compact role="alert" className={className}>
      {intl.formatMessage({ id: 'order.refused' }, { reason: refusalText(intl, refusal) })}
      <Button
        size="small"
        variant="outlined"
        text={intl.formatMessage({ id: 'list.tryAgain' })}
        onClick={onTryAgain}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label={intl.formatMessage({ id: 'action.close' })}
        onClick={onDismiss}
      />
    </Callout>
  );
}
