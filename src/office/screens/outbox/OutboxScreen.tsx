import { Button, Callout, NonIdealState } from '@blueprintjs/core';
import { Envelope, Refresh } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { mails as mailList, selectMailsQuery } from '../../entities/outbox';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { MailDialog } from './MailDialog';
import { MailRow } from './MailRow';
import { OutboxFailed } from './OutboxFailed';
import './outbox.css';

const SHOWN_AT_FIRST = 50;

/** The mails that staff sent, newest first, and what became of each. */
export default function OutboxScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const list = useSelector(selectMailsQuery);
  const mails = useSelector(mailList.selectAll);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const isLoading = list.status === 'loading' || list.status === 'refreshing';
  return (
    <article className="gr-screen" aria-labelledby="outbox-title">
      <header className="gr-screen-head">
        <ScreenTitle id="outbox-title">{formatMessage({ id: 'outbox.title' })}</ScreenTitle>
        <Button
          icon={<Refresh />}
          loading={isLoading}
          text={formatMessage({ id: 'action.reload' })}
          onClick={() => dispatch(mailList.reload())}
        />
      </header>
      {list.status === 'failed' && <OutboxFailed refusal={list.refusal} />}
      {mails.some(({ status }) => status === 'storedLocally') && (
        <Callout
          intent="warning"
          className="outbox-note"
          title={formatMessage({ id: 'outbox.storedLocally' })}
        >
          {formatMessage({ id: 'outbox.storedLocallyHint' })}
        </Callout>
      )}
      {mails.length > 0 && (
        <ul className="outbox-list" aria-labelledby="outbox-title">
          {mails.slice(0, shown).map((mail) => (
            <MailRow key={mail.mailId} mail={mail} />
          ))}
        </ul>
      )}
      {mails.length > shown && (
        <Button
          text={formatMessage({ id: 'outbox.more' })}
          onClick={() => setShown(shown + SHOWN_AT_FIRST)}
        />
      )}
      {mails.length === 0 && isLoading && <OutboxSkeleton />}
      {mails.length === 0 && list.status === 'ready' && (
        <NonIdealState
          icon={<Envelope size={40} />}
          title={formatMessage({ id: 'outbox.empty' })}
          description={formatMessage({ id: 'outbox.emptyHint' })}
        />
      )}
      <MailDialog />
    </article>
  );
}

function OutboxSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="outbox-skeleton bp6-skeleton" />
      ))}
    </div>
  );
}
