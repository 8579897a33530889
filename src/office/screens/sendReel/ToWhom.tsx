import { useIntl } from 'react-intl';
import { addressesIn } from '../../../contract/rules/addressList';

interface ToWhomProps {
  /** As it was typed. */
  readonly list: string;
  readonly one: 'sendReel.sending' | 'sendReel.keptHint';
  readonly many: 'sendReel.sendingMany' | 'sendReel.keptHintMany';
}

/** A sentence about the recipient, or about how many there are. */
export function ToWhom({ list, one, many }: ToWhomProps) {
  const { formatMessage } = useIntl();
  const count = addressesIn(list).recipients.length;
  return count > 1
    ? formatMessage({ id: many }, { count })
    : formatMessage({ id: one }, { recipient: list.trim() });
}
