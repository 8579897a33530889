import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { UtilityPage } from './UtilityPage';

interface FaultScreenProps {
  readonly isTrying?: boolean;
  readonly onTryAgain?: () => void;
}

/** Something failed: the way to try it again, where that can be, has the keyboard. */
export default function FaultScreen({ isTrying, onTryAgain }: FaultScreenProps) {
  const text = useIntl().formatMessage({ id: 'action.tryAgain' });
  return (
    <UtilityPage page="fault" icon={<ErrorIcon size={48} />}>
      {onTryAgain && (
        <Button autoFocus intent="primary" text={text} loading={isTrying} onClick={onTryAgain} />
      )}
    </UtilityPage>
  );
}
