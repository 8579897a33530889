import { FormattedMessage, useIntl } from 'react-intl';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { Note } from '../../ui/Note';
import { useMayChange } from '../shared/useMay';
import { Entry } from './Entry';

/** What was due while the server was down, or could not be done: a person decides. */
export function AskedAbout({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  if (entries.length === 0) return null;
  return (
    <Note
      intent="warning"
      className="calendar-asked"
      title={formatMessage({ id: 'calendar.asked' }, { count: entries.length })}
    >
      <p>
        <FormattedMessage id="calendar.askedHint" values={{ mayChange }} />
      </p>
      <ul className="entries">
        {entries.map((entry) => (
          <Entry key={entry.entryId} entry={entry} isDated />
        ))}
      </ul>
    </Note>
  );
}
