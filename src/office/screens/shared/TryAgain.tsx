import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { focusAround } from '../../ui/focusAround';

/** Asks again for what could not be had: the button in the note that says so, which goes with it. */
export const TryAgain = ({ onTryAgain }: { readonly onTryAgain: () => void }) => (
  <Button
    size="small"
    variant="outlined"
    icon={<Refresh />}
    onClick={({ currentTarget }) => {
      focusAround(currentTarget);
      onTryAgain();
    }}
  >
    <FormattedMessage id="list.tryAgain" />
  </Button>
);
