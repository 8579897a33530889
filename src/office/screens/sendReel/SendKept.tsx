import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Inbox } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ToWhom } from './ToWhom';

interface SendKeptProps {
  readonly recipient: string;
  readonly onClose: () => void;
}

/** The mail reached nobody, as there is no mail server: says so, and where it is now. */
export function SendKept({ recipient, onClose }: SendKeptProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <DialogBody>
        <div className="send-reel-step" role="status">
          <Inbox size={40} className="send-reel-kept" aria-hidden />
          <p className="send-reel-success">{formatMessage({ id: 'sendReel.kept' })}</p>
          <p>
            <ToWhom list={recipient} one="sendReel.keptHint" many="sendReel.keptHintMany" />
          </p>
          <Link to="/app/page/outbox">{formatMessage({ id: 'sendReel.toOutbox' })}</Link>
        </div>
      </DialogBody>
      <DialogFooter
        actions={<Button autoFocus text={formatMessage({ id: 'action.close' })} onClick={onClose} />}
      />
    </>
  );
}
