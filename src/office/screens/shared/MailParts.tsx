import { Tab, Tabs } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import './mailParts.css';

/** What a mail may do in its frame: open its links, each in a new tab that is under no such limits. */
const ONLY_LINKS = 'allow-popups allow-popups-to-escape-sandbox';
const NEW_TAB = '<base target="_blank">';
/** The frame is under the page's policy, which lets no style sheet in: a mail has what a wide window needs on its elements. */
const SHEETS = /<style\b[\s\S]*?<\/style\s*>/gi;

interface MailPartsProps {
  readonly from: string;
  readonly replyTo?: string | undefined;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail as its recipient gets it: who and to whom, how it looks in a wide window and on a phone, and its plain text. */
export function MailParts({ from, replyTo, recipient, subject, html, text }: MailPartsProps) {
  const { formatMessage } = useIntl();
  const frame = (
    <iframe sandbox={ONLY_LINKS} srcDoc={`${NEW_TAB}${html.replace(SHEETS, '')}`} title={subject} />
  );
  return (
    <>
      <dl className="mail-envelope">
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
          panel={<div className="mail-look">{frame}</div>}
        />
        <Tab
          id="phone"
          title={formatMessage({ id: 'outbox.phone' })}
          panel={<div className="mail-look mail-look-phone">{frame}</div>}
        />
        <Tab
          id="text"
          title={formatMessage({ id: 'outbox.text' })}
          panel={
            <pre className="mail-text" tabIndex={0}>
              {text}
            </pre>
          }
        />
      </Tabs>
    </>
  );
}
