import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  type EncodingRetry,
  encodingRetryIntents,
  selectEncodingRetry,
} from '../../workflows/films/encodingRetries';
import { refusalText } from '../shared/refusalText';
import { ForStaff } from '../shared/ForStaff';
import { useSelected } from '../shared/useSelected';

const useRetry = (processId: string): EncodingRetry => useSelected(selectEncodingRetry, processId);

interface EncodeAgainProps {
  readonly processId: string;
  /** Of its film, where there are several. */
  readonly title?: string;
  readonly tabIndex?: number;
}

/** Has a file encoded again that could not be. */
export function EncodeAgain({ processId, title, tabIndex }: EncodeAgainProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <Button
        size="small"
        icon={<Refresh />}
        loading={useRetry(processId).status === 'pending'}
        tabIndex={tabIndex}
        text={formatMessage({ id: 'uploads.encodeAgain' })}
        aria-label={
          title === undefined ? undefined : formatMessage({ id: 'uploads.encodeAgainOf' }, { title })
        }
        onClick={() => dispatch(encodingRetryIntents.requested({ processId }))}
      />
    </ForStaff>
  );
}

/** Why a file was not sent to be encoded again; nothing where that was not refused. */
export function useRetryRefusal(processId: string): string | undefined {
  const intl = useIntl();
  const retry = useRetry(processId);
  return 'refusal' in retry ? refusalText(intl, retry.refusal) : undefined;
}
