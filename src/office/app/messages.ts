import type en from '../../../locales/en.json';
import type { Language } from '../workflows/preferences';

export type Messages = typeof en;
/** The texts that are needed until one has signed in, all of the office, or those of /replay too (webpack.config.ts lists them). */
export type Part = 'signIn' | 'office' | 'all';

type Load = () => Promise<{ readonly default: Messages }>;

const files: Record<Language, Record<Part, Load>> = {
  en: {
    signIn: () => import('../../../locales/en.json?signIn'),
    office: () => import('../../../locales/en.json?office'),
    all: () => import('../../../locales/en.json'),
  },
  es: {
    signIn: () => import('../../../locales/es.json?signIn'),
    office: () => import('../../../locales/es.json?office'),
    all: () => import('../../../locales/es.json'),
  },
  zh: {
    signIn: () => import('../../../locales/zh.json?signIn'),
    office: () => import('../../../locales/zh.json?office'),
    all: () => import('../../../locales/zh.json'),
  },
  ja: {
    signIn: () => import('../../../locales/ja.json?signIn'),
    office: () => import('../../../locales/ja.json?office'),
    all: () => import('../../../locales/ja.json'),
  },
};

const held = new Map<Load, Messages>();

/** The texts of a language, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const load = files[language][part];
  const messages = (await load()).default;
  held.set(load, messages);
  return messages;
}

/** The texts of a language if they were loaded before. */
export const heldMessages = (language: Language, part: Part): Messages | undefined =>
  held.get(files[language][part]);
