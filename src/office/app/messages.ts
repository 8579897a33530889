import type en from '../../../locales/en.json';
import type { Language } from '../workflows/preferences';

export type Messages = typeof en;

const files: Record<Language, () => Promise<{ readonly default: Messages }>> = {
  en: () => import('../../../locales/en.json'),
  es: () => import('../../../locales/es.json'),
  zh: () => import('../../../locales/zh.json'),
  ja: () => import('../../../locales/ja.json'),
};

/** The texts of a language, loaded when it is first chosen. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await files[language]()).default;
