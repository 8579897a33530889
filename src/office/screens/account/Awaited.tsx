import { Button, Spinner } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { focusAround } from '../../ui/focusAround';
import { DoorPage } from '../signIn/DoorPage';
import { RefusalNote } from './RefusalNote';
import { ToSignIn } from './ToSignIn';

interface AwaitedProps {
  /** Why it is not known what the page is to show. */
  readonly refusal: Refusal | undefined;
  readonly onAgain: () => void;
}

/** Stands where it is not known yet what a link or an installation is, or could not be found out. */
export function Awaited({ refusal, onAgain }: AwaitedProps) {
  const { formatMessage } = useIntl();
  return (
    <DoorPage title={refusal ? 'account.notKnown' : 'account.looking'}>
      <div tabIndex={-1}>
        {refusal ? (
          <>
            <RefusalNote refusal={refusal} />
            <Button
              size="large"
              fill
              intent="primary"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                onAgain();
              }}
            >
              <FormattedMessage id="action.tryAgain" />
            </Button>
          </>
        ) : (
          <Spinner aria-label={formatMessage({ id: 'utility.loading' })} />
        )}
      </div>
      <ToSignIn />
    </DoorPage>
  );
}
