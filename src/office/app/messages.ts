import type { Language } from '../workflows/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;
/** The texts, each part with those before it: until one has signed in, of every screen, and of those that bring kits. */
const parts = ['signIn', 'office', 'pages'] as const;
export type Part = (typeof parts)[number];
/** Loads a file of texts. */
export type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    signIn: () => import('../../../locales/en/signIn.json'),
    office: () => import('../../../locales/en/office.json'),
    pages: () => import('../../../locales/en/pages.json'),
  },
  es: {
    signIn: () => import('../../../locales/es/signIn.json'),
    office: () => import('../../../locales/es/office.json'),
    pages: () => import('../../../locales/es/pages.json'),
  },
  zh: {
    signIn: () => import('../../../locales/zh/signIn.json'),
    office: () => import('../../../locales/zh/office.json'),
    pages: () => import('../../../locales/zh/pages.json'),
  },
  ja: {
    signIn: () => import('../../../locales/ja/signIn.json'),
    office: () => import('../../../locales/ja/office.json'),
    pages: () => import('../../../locales/ja/pages.json'),
  },
};

const held = new Map<string, Messages>();

/** The texts of a language, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const loads = parts.slice(0, parts.indexOf(part) + 1).map((each) => files[language][each]);
  const loaded = await Promise.all(loads.map((load) => load()));
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages;
  held.set(language + part, messages);
  return messages;
}

/** The texts of a language if they were loaded before, and those that came since. */
export const heldMessages = (language: Language, part: Part): Messages | undefined =>
  parts
    .slice(parts.indexOf(part))
    .reduceRight<Messages | undefined>((found, each) => found ?? held.get(language + each), undefined);
