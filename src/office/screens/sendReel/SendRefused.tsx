import { Callout } from '@blueprintjs/core';
import { type IntlShape, useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { refusalText } from '../shared/refusalText';

/** Why the reel was not sent, or may not have been, and what to do; what was typed is still there. */
export function SendRefused({ refusal }: { readonly refusal: Refusal }) {
  const intl = useIntl();
  return (
    <Callout
      intent="danger"
      role="alert"
      className="gr-dialog-note"
      title={intl.formatMessage({ id: isUnknown(refusal) ? 'sendReel.unknownTitle' : 'sendReel.refused' })}
    >
      {reasonText(intl, refusal)}
    </Callout>
  );
}

/** An answer that was lost or cannot be read may stand for a mail that went out. */
const isUnknown = ({ kind }: Refusal) => kind === 'unreadable' || kind === 'timeout';

/** What the server says of mails in particular, or else the general sentence. */
function reasonText(intl: IntlShape, refusal: Refusal): string {
  if (refusal.kind === 'conflict' && refusal.reason === 'reelOff')
    return intl.formatMessage({ id: 'sendReel.reelOff' });
  if (refusal.kind === 'conflict' && refusal.reason === 'agencyHasNoMail')
    return intl.formatMessage({ id: 'sendReel.agencyHasNoMail' });
  if (refusal.kind === 'invalid' && refusal.problems['link'] !== undefined)
    return intl.formatMessage({ id: 'sendReel.linkForeign' });
  if (refusal.kind === 'unreadable') return intl.formatMessage({ id: 'sendReel.unknown' });
  return refusalText(intl, refusal);
}
