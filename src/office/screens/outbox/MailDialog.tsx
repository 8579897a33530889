import { DialogBody, Spinner, Tab, Tabs } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { MailText } from '../../entities/mails';
import { outboxIntents, selectOpenMail } from '../../workflows/outbox';
import { refusalText } from '../shared/refusalText';
import { TitledDialog } from '../shared/TitledDialog';
import { Note } from '../../ui/Note';

/** What a mail may do in its frame: open its links, each in a new tab that is under no such limits. */
const ONLY_LINKS = 'allow-popups allow-popups-to-escape-sandbox';
const NEW_TAB = '<base target="_blank">';
/** The frame is under the page's policy, which lets no style sheet in: a mail has what a wide window needs on its elements. */
const SHEETS = /<style\b[\s\S]*?<\/style\s*>/gi;

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
      className="gr-dialog outbox-dialog"
      title={title}
    >
      <DialogBody useOverflowScrollContainer={false}>
        {open?.status === 'loading' && <Spinner className="outbox-spinner" />}
        {open?.status === 'failed' && (
          <Note intent="danger" role="alert" title={intl.formatMessage({ id: 'outbox.unreadable' })}>
            {refusalText(intl, open.refusal)}
          </Note>
        )}
        {open?.data && <MailParts mail={open.data} />}
      </DialogBody>
    </TitledDialog>
  );
}

function MailParts({ mail: { from, replyTo, recipient, subject, html, text } }: { readonly mail: MailText }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <dl className="outbox-envelope">
        <dt>{formatMessage({ id: 'outbox.from' })}</dt>
        <dd>{from}</dd>
        {replyTo && (
          <>
            <dt>{formatMessage({ id: 'outbox.replyTo' })}</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        <dt>{formatMessage({ id: 'outbox.to' })}</dt>
        <dd>{recipient}</dd>
      </dl>
      <Tabs id="mail-parts" renderActiveTabPanelOnly>
        <Tab
          id="html"
          title={formatMessage({ id: 'outbox.html' })}
          panel={
            <iframe
              className="outbox-html"
              sandbox={ONLY_LINKS}
              srcDoc={`${NEW_TAB}${html.replace(SHEETS, '')}`}
              title={subject}
            />
          }
        />
        <Tab
          id="text"
          title={formatMessage({ id: 'outbox.text' })}
          panel={
            <pre className="outbox-text" tabIndex={0}>
              {text}
            </pre>
          }
        />
      </Tabs>
    </>
  );
}
