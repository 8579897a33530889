import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { entryLabel, namesOf } from './entryLabel';
import { intentText } from './intentText';
import type { Track } from './track';

/** How the entries of a track are told, by their places. */
export interface Told {
  /** The name of its action or command. */
  name(index: number): string;
  /** An intent in plain words; anything else, and an intent that is not known, by its name. */
  text(index: number): string;
}

export function toldBy(intl: IntlShape, { entries, spans, stateAt }: Track): Told {
  const nameOf = namesOf(spans);
  const name = (index: number) => {
    const entry = entries[index];
    return entry ? entryLabel(entry, nameOf) : '';
  };
  const words = (index: number) => {
    const entry = entries[index];
    return entry?.kind === 'intent' ? intentText(intl, entry.action, stateAt(index)) : undefined;
  };
  return { name, text: (index) => words(index) ?? name(index) };
}

/** How the entries of a track are told in the language of the page. */
export function useTold(track: Track): Told {
  const intl = useIntl();
  return useMemo(() => toldBy(intl, track), [intl, track]);
}
