import { Button, ProgressBar } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { bytesText } from './bytesText';

export interface SendingFileProps {
  readonly label: string;
  /** Bytes. */
  readonly sent: number;
  readonly size: number;
  readonly onCancel: () => void;
  /** Without how many bytes it is: where it stands in a row. */
  readonly isBrief?: boolean;
}

/** How far a file is on its way, and the way to stop it. Once all is sent, the server is looking at it. */
export function SendingFile({ label, sent, size, onCancel, isBrief = false }: SendingFileProps) {
  const intl = useIntl();
  const isSent = sent >= size;
  return (
    <div className="sending-file" role="status">
      <p>{label}</p>
      <ProgressBar value={isSent ? 1 : sent / size} stripes={isSent} intent="primary" aria-label={label} />
      {!isBrief && (
        <p className="gr-muted side-card-note" aria-hidden={!isSent}>
          {isSent
            ? intl.formatMessage({ id: 'sending.checking' })
            : intl.formatMessage(
                { id: 'uploads.amount' },
                { sent: bytesText(intl, sent), size: bytesText(intl, size) },
              )}
        </p>
      )}
      <Button
        size="small"
        icon={<Cross />}
        text={intl.formatMessage({ id: 'action.cancel' })}
        onClick={onCancel}
      />
    </div>
  );
}
