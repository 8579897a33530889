import type { Language } from '../workflows/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;
/** The texts, each part with those before it: until one has signed in, of every screen, and of those with texts of their own. */
export type Part = 'signIn' | 'office' | 'pages';
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
const listeners = new Set<() => void>();

/** The texts of a language, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const { signIn, office, pages } = files[language];
  const loads = { signIn: [signIn], office: [signIn, office], pages: [signIn, office, pages] }[part];
  const loaded = await Promise.all(loads.map((load) => load()));
  const messages = Object.assign({}, ...loaded.map((file) => file.default)) as Messages;
  held.set(language + part, messages);
  hasPages ||= part === 'pages';
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

let hasPages = false;
/** True once the texts of a screen with texts of its own were needed, in whichever language. */
export const havePagesCome = (): boolean => hasPages;
