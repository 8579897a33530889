import { Tag } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { isolate } from '../../../contract/rules/isolate';
import { shownDay } from './days';
import { EntryActions } from './EntryActions';
import { EntryRecipients } from './EntryRecipients';
import { entryIcon } from './entryIcon';
import { entryPath } from './entryPath';
import { useEntryWords } from './entryWords';
import { ForStaff } from '../shared/ForStaff';

interface EntryProps {
  readonly entry: CalendarEntry;
  /** Where it does not stand under its day. */
  readonly isDated?: boolean;
}

/** What was published or sent, or will be: when, what, by whom; the way to it, and what can be done. */
export function Entry({ entry, isDated = false }: EntryProps) {
  const { titleOf, whatOf, reasonOf } = useEntryWords();
  const { entryId, status, action, day, hour, mails, staffName, isTrashed, keptMails = 0 } = entry;
  const path = entryPath(entry);
  const title = titleOf(entry);
  const isOpen = status !== 'done';
  const rests = isOpen && isTrashed;
  return (
    <li className={`entry entry-${status}`}>
      <span className="entry-icon" aria-hidden="true">
        {entryIcon[action]}
      </span>
      <div className="entry-words">
        <div className="entry-head">
          <span className="entry-hour">{isDated ? `${shownDay(day)} ${hour}` : hour}</span>
          {status === 'waiting' && (
            <Tag minimal intent={isTrashed ? 'none' : 'primary'}>
              <FormattedMessage id={isTrashed ? 'calendar.resting' : 'calendar.scheduled'} />
            </Tag>
          )}
          {(status === 'missed' || status === 'failed') && (
            <Tag minimal intent="danger">
              <FormattedMessage id={lateWords(entry)} />
            </Tag>
          )}
          {isTrashed && (
            <Tag minimal>
              <FormattedMessage id="calendar.trashed" />
            </Tag>
          )}
        </div>
        <div className="entry-title">{path ? <Link to={path}>{title}</Link> : title}</div>
        <div className="gr-muted">
          {rests && <FormattedMessage id="calendar.restsInTrash" />}
          {!rests &&
            (isOpen && action === 'newsletter' ? (
              <EntryRecipients entryId={entryId} title={title} mails={mails} />
            ) : (
              whatOf(entry)
            ))}
          {staffName !== '' && ` · ${isolate(staffName)}`}
        </div>
        {keptMails > 0 && (
          <Link to="/app/page/outbox">
            <FormattedMessage id="sendReel.toOutbox" />
          </Link>
        )}
        {status === 'failed' && <div className="entry-reason">{reasonOf(entry)}</div>}
        {rests && (
          <Link to="/app/page/trash">
            <FormattedMessage id="gone.toTrash" />
          </Link>
        )}
        {isOpen && (
          <ForStaff>
            <EntryActions entry={entry} />
          </ForStaff>
        )}
      </div>
    </li>
  );
}

/** Why it was not done when it was due. */
function lateWords({ status, reason }: CalendarEntry) {
  if (status === 'failed') return 'calendar.failed';
  return reason === 'trashed' ? 'calendar.missedInTrash' : 'calendar.missed';
}
