import type { Language } from '../../workflows/office/preferences';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  ja: '日本語',
};
