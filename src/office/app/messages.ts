import type { Language } from '../workflows/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;

/** The texts that are needed until one has signed in, in the office, and in the pages under /replay: each with those before it. */
const PARTS = ['signIn', 'office', 'replay'] as const;
export type Part = (typeof PARTS)[number];

type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    signIn: () => import('../../../locales/en/signIn.json'),
    office: () => import('../../../locales/en/office.json'),
    replay: () => import('../../../locales/en/replay.json'),
  },
  es: {
    signIn: () => import('../../../locales/es/signIn.json'),
    office: () => import('../../../locales/es/office.json'),
    replay: () => import('../../../locales/es/replay.json'),
  },
  zh: {
    signIn: () => import('../../../locales/zh/signIn.json'),
    office: () => import('../../../locales/zh/office.json'),
    replay: () => import('../../../locales/zh/replay.json'),
  },
  ja: {
    signIn: () => import('../../../locales/ja/signIn.json'),
    office: () => import('../../../locales/ja/office.json'),
    replay: () => import('../../../locales/ja/replay.json'),
  },
};

const held = new Map<string, Messages>();

/** The texts of a language up to a part, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const parts = PARTS.slice(0, PARTS.indexOf(part) + 1);
  const texts = await Promise.all(parts.map(async (name) => (await files[language][name]()).default));
  const messages = Object.assign({}, ...texts) as Messages;
  held.set(language + part, messages);
  return messages;
}

/** The texts of a language if they were loaded before. */
export const heldMessages = (language: Language, part: Part): Messages | undefined =>
  held.get(language + part);
