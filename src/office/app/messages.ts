import type { Language } from '../workflows/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;
/**
 * The texts, each part with those before it: of sign-in, of every screen behind it, of what people do with their accounts, also
 * before they are signed in, and of screens with texts of their own.
 */
const parts = ['signIn', 'office', 'account', 'pages'] as const;
export type Part = (typeof parts)[number];
/** Loads a file of texts. */
export type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    signIn: () => import('../../../locales/en/signIn.json'),
    office: () => import('../../../locales/en/office.json'),
    account: () => import('../../../locales/en/account.json'),
    pages: () => import('../../../locales/en/pages.json'),
  },
  es: {
    signIn: () => import('../../../locales/es/signIn.json'),
    office: () => import('../../../locales/es/office.json'),
    account: () => import('../../../locales/es/account.json'),
    pages: () => import('../../../locales/es/pages.json'),
  },
  zh: {
    signIn: () => import('../../../locales/zh/signIn.json'),
    office: () => import('../../../locales/zh/office.json'),
    account: () => import('../../../locales/zh/account.json'),
    pages: () => import('../../../locales/zh/pages.json'),
  },
  ja: {
    signIn: () => import('../../../locales/ja/signIn.json'),
    office: () => import('../../../locales/ja/office.json'),
    account: () => import('../../../locales/ja/account.json'),
    pages: () => import('../../../locales/ja/pages.json'),
  },
};

const held = new Map<string, Messages>();
const listeners = new Set<() => void>();

/** The texts of a language, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const { signIn, office, account, pages } = files[language];
  const loads = [signIn, office, account, pages].slice(0, parts.indexOf(part) + 1);
  const loaded = await Promise.all(loads.map((load) => load()));
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages;
  held.set(language + part, messages);
  come.add(part);
  for (const listener of listeners) listener();
  return messages;
}

/** Calls whenever texts have come; returns what ends that. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The texts of a language if they were loaded before, and those that came since. */
export const heldMessages = (language: Language, part: Part): Messages | undefined =>
  held.get(`${language}pages`) ?? held.get(language + part);

const come = new Set<Part>();
/** True once these texts were needed, in whichever language. */
export const hasCome = (part: Part): boolean => come.has(part);
