import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectConnection } from '../../workflows/connectivity';

interface UnsavedLineProps {
  /** What is to be done while the server can be reached. */
  readonly remedy: 'autoSave.state.byHand' | 'recordPage.notCreated';
}

/** Why what a button saves is not saved yet. */
export function UnsavedLine({ remedy }: UnsavedLineProps) {
  const { formatMessage } = useIntl();
  const connection = useSelector(selectConnection);
  const isAway = connection === 'offline' || connection === 'away';
  return <>{formatMessage({ id: isAway ? 'autoSave.state.offline' : remedy })}</>;
}
