import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectConnection } from '../../workflows/office/connectivity';

interface UnsavedLineProps {
  /** What is to be done, or comes by itself, while the server can be reached. */
  readonly remedy:
    | `autoSave.state.${'byHand' | 'failed' | 'typing'}`
    | `recordPage.${'awaited' | 'notCreated'}`;
}

/** Why what was written is not saved yet. */
export function UnsavedLine({ remedy }: UnsavedLineProps) {
  const { formatMessage } = useIntl();
  const connection = useSelector(selectConnection);
  const isAway = connection === 'offline' || connection === 'away';
  return <>{formatMessage({ id: isAway ? 'autoSave.state.offline' : remedy })}</>;
}
