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
  const { entryId, status, action, day, hour, mails, staffName, isTrashed } = entry;
  const path = entryPath(entry);
  const title = titleOf(entry);
  const isToBeMailed = action === 'newsletter' && status !== 'done';
  return (
    <li className={`entry entry-${status}`}>
      <span className="entry-icon" aria-hidden="true">
        {entryIcon[action]}
      </span>
      <div className="entry-words">
        <div className="entry-head">
          <span className="entry-hour">{isDated ? `${shownDay(day)} ${hour}` : hour}</span>
          {status === 'waiting' && (
            <Tag minimal intent="primary">
              <FormattedMessage id="calendar.scheduled" />
            </Tag>
          )}
          {(status === 'missed' || status === 'failed') && (
            <Tag minimal intent="danger">
              <FormattedMessage id={status === 'missed' ? 'calendar.missed' : 'calendar.failed'} />
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
          {isToBeMailed ? <EntryRecipients entryId={entryId} title={title} mails={mails} /> : whatOf(entry)}
          {staffName !== '' && ` · ${isolate(staffName)}`}
        </div>
        {status === 'failed' && <div className="entry-reason">{reasonOf(entry)}</div>}
        {status !== 'done' && (
          <ForStaff>
            <EntryActions entry={entry} />
          </ForStaff>
        )}
      </div>
    </li>
  );
}
