import { useIntl } from 'react-intl';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { refusalText } from '../shared/refusalText';

const done = {
  newsOn: 'calendar.done.on',
  newsOff: 'calendar.done.off',
  screenOn: 'calendar.done.on',
  screenOff: 'calendar.done.off',
  newsletter: 'calendar.done.mailed',
  reel: 'calendar.done.mailed',
} as const;
const planned = {
  newsOn: 'calendar.planned.on',
  newsOff: 'calendar.planned.off',
  screenOn: 'calendar.planned.on',
  screenOff: 'calendar.planned.off',
  newsletter: 'calendar.planned.mailed',
  reel: 'calendar.planned.mailed',
} as const;

/** Kinds of refusals that stand for themselves. */
const kinds = ['notFound', 'forbidden', 'invalid', 'failed'] as const;

/** How people call an entry, and what becomes of it. */
export function useEntryWords() {
  const intl = useIntl();
  const { formatMessage } = intl;
  return {
    titleOf: ({ title, action }: CalendarEntry) => {
      if (title !== '') return title;
      return formatMessage({
        id: action === 'screenOn' || action === 'screenOff' ? 'screens.one' : 'calendar.untitled',
      });
    },
    whatOf: ({ action, status, mails, keptMails = 0 }: CalendarEntry) => {
      const kept = formatMessage({ id: 'calendar.kept' }, { count: keptMails });
      if (keptMails > 0 && keptMails >= mails) return kept;
      const what = formatMessage(
        { id: (status === 'done' ? done : planned)[action] },
        { count: mails - keptMails },
      );
      return keptMails > 0 ? `${what} · ${kept}` : what;
    },
    /** Why it could not be done. */
    reasonOf: ({ reason }: CalendarEntry) => {
      const kind = kinds.find((each) => each === reason);
      if (kind === 'invalid') return refusalText(intl, { kind, problems: {} });
      if (kind === 'failed') return refusalText(intl, { kind, status: 500 });
      return refusalText(intl, kind ? { kind } : { kind: 'conflict', reason });
    },
  };
}
