import { browserLanguages } from '../ports/page';
import { LANGUAGES, type PreferencesState } from '../workflows/office/preferences';

/** The preferences of a device that has none yet: the first of the browser's languages that there are texts in, else English. */
export function preferredLanguage(): PreferencesState {
  const wanted = browserLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  const language = wanted.flatMap((code) => LANGUAGES.find((known) => known === code) ?? [])[0] ?? 'en';
  return { language, theme: 'system' };
}
