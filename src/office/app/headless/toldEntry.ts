import { createIntl } from 'react-intl';
import office from '../../../../locales/en/office.json';
import pages from '../../../../locales/en/pages.json';
import report from '../../../../locales/en/report.json';
import replay from '../../../../locales/en/replay.json';
import signIn from '../../../../locales/en/signIn.json';
import { type Entry, entryText } from '../../journal';
import { intentText } from '../playback/intentText';

const intl = createIntl({
  locale: 'en',
  messages: { ...signIn, ...office, ...pages, ...report, ...replay },
});

/** An entry on one line, and of an intent what /replay says of it; `state` has the names for its ids. */
export function toldEntry(entry: Entry, index: number, state: unknown): string {
  const words = entry.kind === 'intent' ? intentText(intl, entry.action, state) : undefined;
  return words === undefined ? entryText(entry, index) : `${entryText(entry, index)} · ${words}`;
}
