import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { refusalText } from '../shared/refusalText';

/** Why a form came to nothing, and what to do. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal | undefined }) {
  const intl = useIntl();
  return (
    refusal && (
      <Callout intent="warning" compact role="alert" className="sign-in-failure">
        {refusalText(intl, refusal)}
      </Callout>
    )
  );
}
