import { Button, Tag } from '@blueprintjs/core';
import { SendMessage } from '@blueprintjs/icons';
import { memo, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { OutboxMail } from '../../../contract/entities/mail';
import { recipientText } from '../../../contract/rules/addressList';
import { reelMails } from '../../entities/reelMails';
import { listText, sendReelIntents } from '../../workflows/mail/sendReel';
import { sentMailsIntents } from '../../workflows/mail/sentMails';
import { useClock } from '../shared/clock';
import { StaleNote } from '../shared/list/StaleNote';
import { mailIntents } from '../shared/mailIntents';
import { ForStaff } from '../shared/ForStaff';
import { When } from '../shared/When';
import { useSelected } from '../shared/useSelected';
import './sentMails.css';

/** So many mails stand beside their reel; the outbox has them all. */
const SHOWN = 20;

const whenOf = ({ sentAt, createdAt }: OutboxMail) => sentAt || createdAt;

/** To whom a reel was sent, when, and what became of it; each may get it again. What is only kept in the outbox is not sent. */
export const SentMails = memo(function SentMails({ reelId }: { readonly reelId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const clock = useClock();
  useEffect(() => {
    dispatch(sentMailsIntents.opened({ reelId }));
    return () => void dispatch(sentMailsIntents.closed({ reelId }));
  }, [dispatch, reelId]);
  const asked = useSelected(reelMails.selectQuery, { reelId });
  const mails = asked.data ?? [];
  const left = mails.filter(({ status }) => status !== 'storedLocally' && status !== 'failed');
  const kept = mails.filter(({ status }) => status === 'storedLocally').length;
  const [newest] = left;
  if (asked.status === 'failed')
    return (
      <StaleNote
        text="reels.sent.failed"
        refusal={asked.refusal}
        onTryAgain={() => dispatch(reelMails.reload({ reelId }))}
      />
    );
  if (mails.length === 0) return null;
  return (
    <div className="gr-sent-mails">
      {kept > 0 && (
        <Link to="/app/page/outbox">{formatMessage({ id: 'calendar.kept' }, { count: kept })}</Link>
      )}
      <details>
        <summary>
          {newest
            ? formatMessage(
                { id: 'reels.sent' },
                {
                  ...{ count: left.length, date: clock.text(whenOf(newest), 'date') },
                  recipient: recipientText(newest),
                  more: left.filter(({ createdAt }) => createdAt === newest.createdAt).length - 1,
                },
              )
            : formatMessage({ id: 'reels.sent.none' }, { count: mails.length })}
        </summary>
        <ul>
          {mails.slice(0, SHOWN).map((mail) => (
            <li key={mail.mailId}>
              <span className="gr-sent-mail">
                {recipientText(mail)}
                <When at={whenOf(mail)} />
              </span>
              <Tag minimal intent={mailIntents[mail.status]}>
                {formatMessage({ id: `outbox.status.${mail.status}` })}
              </Tag>
              <ForStaff>
                <Button
                  size="small"
                  variant="minimal"
                  icon={<SendMessage size={14} />}
                  aria-label={formatMessage({ id: 'reels.sent.again' }, { recipient: recipientText(mail) })}
                  title={formatMessage({ id: 'reels.sent.again' }, { recipient: recipientText(mail) })}
                  onClick={() =>
                    dispatch(
                      sendReelIntents.opened({
                        reelId,
                        recipient: listText([{ name: mail.recipientName ?? '', address: mail.recipient }]),
                      }),
                    )
                  }
                />
              </ForStaff>
            </li>
          ))}
        </ul>
        <Link to="/app/page/outbox">{formatMessage({ id: 'sendReel.toOutbox' })}</Link>
      </details>
    </div>
  );
});
