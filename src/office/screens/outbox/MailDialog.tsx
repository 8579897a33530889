import { DialogBody } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { recipientText } from '../../../contract/rules/addressList';
import { mailTexts } from '../../entities/mails';
import { outboxIntents, selectOpenMail } from '../../workflows/mail/outbox';
import { Loading } from '../shared/Loading';
import { MailParts } from '../shared/MailParts';
import { refusalText } from '../shared/refusalText';
import { TitledDialog } from '../shared/TitledDialog';
import { TryAgain } from '../shared/TryAgain';
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
        <p role="status" className="gr-visually-hidden">
          {open?.status === 'loading' && intl.formatMessage({ id: 'list.loading' })}
          {open?.data?.subject}
        </p>
        {open?.status === 'loading' && <Loading className="mail-spinner" />}
        {open?.status === 'failed' && (
          <Note intent="danger" role="alert" title={intl.formatMessage({ id: 'outbox.unreadable' })}>
            <p>{refusalText(intl, open.refusal)}</p>
            <TryAgain onTryAgain={() => dispatch(mailTexts.reload(open.params))} />
          </Note>
        )}
        {open?.data && <MailParts {...open.data} recipient={recipientText(open.data)} />}
      </DialogBody>
    </TitledDialog>
  );
}
