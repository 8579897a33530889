import { type IntlShape, useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { refusalText } from '../shared/refusalText';
import { Note } from '../../ui/Note';

/** Why the reel was not sent, and what to do; what was typed is still there. */
export function SendRefused({ refusal }: { readonly refusal: Refusal }) {
  const intl = useIntl();
  return (
    <Note
      intent="danger"
      role="alert"
      className="gr-dialog-note"
      title={intl.formatMessage({ id: 'sendReel.refused' })}
    >
      {mailRefusalText(intl, refusal)}
    </Note>
  );
}

/** What the server says of mails in particular, or else the general sentence. */
export function mailRefusalText(intl: IntlShape, refusal: Refusal): string {
  if (refusal.kind === 'conflict' && refusal.reason === 'reelOff')
    return intl.formatMessage({ id: 'sendReel.reelOff' });
  if (refusal.kind === 'conflict' && refusal.reason === 'reelEmpty')
    return intl.formatMessage({ id: 'sendReel.reelEmpty' });
  if (refusal.kind === 'conflict' && refusal.reason === 'agencyHasNoMail')
    return intl.formatMessage({ id: 'sendReel.agencyHasNoMail' });
  if (refusal.kind === 'invalid' && refusal.problems['link'] !== undefined)
    return intl.formatMessage({ id: 'sendReel.linkForeign' });
  return refusalText(intl, refusal);
}
