import type { Language } from '../workflows/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;
/** The texts that are needed until one has signed in, or all of the office. */
export type Part = 'signIn' | 'office';
/** Loads a file of texts. */
export type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    signIn: () => import('../../../locales/en/signIn.json'),
    office: () => import('../../../locales/en/office.json'),
  },
  es: {
    signIn: () => import('../../../locales/es/signIn.json'),
    office: () => import('../../../locales/es/office.json'),
  },
  zh: {
    signIn: () => import('../../../locales/zh/signIn.json'),
    office: () => import('../../../locales/zh/office.json'),
  },
  ja: {
    signIn: () => import('../../../locales/ja/signIn.json'),
    office: () => import('../../../locales/ja/office.json'),
  },
};

const held = new Map<string, Messages>();

/** The texts of a language, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const { signIn, office } = files[language];
  const loads = part === 'office' ? [signIn, office] : [signIn];
  const loaded = await Promise.all(loads.map((load) => load()));
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages;
  held.set(language + part, messages);
  return messages;
}

/** The texts of a language if they were loaded before. */
export const heldMessages = (language: Language, part: Part): Messages | undefined =>
  held.get(language + part);
