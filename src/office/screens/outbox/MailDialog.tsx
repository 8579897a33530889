import { DialogBody, Spinner } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { recipientText } from '../../../contract/rules/addressList';
import { outboxIntents, selectOpenMail } from '../../workflows/mail/outbox';
import { MailParts } from '../shared/MailParts';
import { refusalText } from '../shared/refusalText';
import { TitledDialog } from '../shared/TitledDialog';
import { Note } from '../../ui/Note';

/** A mail as its recipient gets it: its HTML, which can run nothing, and its plain text. */
export function MailDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const open = useSelector(selectOpenMail);
  const title = open?.data ? open.data.subject : intl.formatMessage({ id: 'outbox.mail' });
  return (
    <TitledDialog
      isOpen={open !== null}
      onClose={() => dispatch(outboxIntents.mailClosed())}
      className="gr-dialog mail-dialog"
      title={title}
    >
      <DialogBody useOverflowScrollContainer={false}>
        {open?.status === 'loading' && <Spinner className="mail-spinner" />}
        {open?.status === 'failed' && (
          <Note intent="danger" role="alert" title={intl.formatMessage({ id: 'outbox.unreadable' })}>
            {refusalText(intl, open.refusal)}
          </Note>
        )}
        {open?.data && <MailParts {...open.data} recipient={recipientText(open.data)} />}
      </DialogBody>
    </TitledDialog>
  );
}
