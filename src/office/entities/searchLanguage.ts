import { getContext, type SagaGenerator, select } from 'typed-redux-saga';
import type { Language } from '../../contract/rules/language';

/** Reads the office's language out of the state; the app puts it into the saga context as `language`. */
type LanguageSelector = (state: unknown) => Language;

/** In which language a search looks for words that are stored in English; nothing in English. */
export function* searchLanguage(): SagaGenerator<{ readonly language?: Language }> {
  const selector = yield* getContext<LanguageSelector | undefined>('language');
  const language = selector ? yield* select(selector) : 'en';
  return language === 'en' ? {} : { language };
}
