import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';

interface SendButtonProps {
  readonly text: FormatjsIntl.Message['ids'];
  readonly isBusy: boolean;
}

/** Sends the form around it, once. */
export function SendButton({ text, isBusy }: SendButtonProps) {
  return (
    <Button type="submit" intent="primary" size="large" fill loading={isBusy} disabled={isBusy}>
      <FormattedMessage id={text} />
    </Button>
  );
}
