import type { Language } from '../workflows/office/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;
/** The files of texts: to sign in with; of what is behind; of screens with texts of their own; of reports and script errors. */
type TextFile = 'signIn' | 'office' | 'pages' | 'report';
/** Loads a file of texts. */
export type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<Language, Readonly<Record<TextFile, Load>>>> = {
  en: {
    signIn: () => import('../../../locales/en/signIn.json'),
    office: () => import('../../../locales/en/office.json'),
    pages: () => import('../../../locales/en/pages.json'),
    report: () => import('../../../locales/en/report.json'),
  },
  es: {
    signIn: () => import('../../../locales/es/signIn.json'),
    office: () => import('../../../locales/es/office.json'),
    pages: () => import('../../../locales/es/pages.json'),
    report: () => import('../../../locales/es/report.json'),
  },
  zh: {
    signIn: () => import('../../../locales/zh/signIn.json'),
    office: () => import('../../../locales/zh/office.json'),
    pages: () => import('../../../locales/zh/pages.json'),
    report: () => import('../../../locales/zh/report.json'),
  },
  ja: {
    signIn: () => import('../../../locales/ja/signIn.json'),
    office: () => import('../../../locales/ja/office.json'),
    pages: () => import('../../../locales/ja/pages.json'),
    report: () => import('../../../locales/ja/report.json'),
  },
};

interface Held {
  readonly files: readonly TextFile[];
  readonly messages: Messages;
}

const held = new Map<Language, Held>();
const listeners = new Set<() => void>();

/** The files that were needed so far, in whichever language; the same list until more are. */
let needed: readonly TextFile[] = [];
export const neededTexts = (): readonly TextFile[] => needed;

let askedLast: Language = 'en';

const union = (some: readonly TextFile[] = [], more: readonly TextFile[]) => [...new Set([...some, ...more])];

/** All texts of a language that were needed so far, and those of more files; rejects when they cannot be reached. */
export async function loadMessages(language: Language, ...more: readonly TextFile[]): Promise<Messages> {
  askedLast = language;
  const names = union(needed, more);
  const known = heldMessages(language);
  // The same ones: an office with other texts is drawn anew as a whole.
  if (known && names.length === needed.length) return known;
  const loaded = await Promise.all(names.map((name) => files[language][name]()));
  const before = held.get(language);
  const messages = Object.assign({}, before?.messages, ...loaded.map((file) => file.default)) as Messages;
  held.set(language, { files: union(before?.files, names), messages });
  if (names.some((name) => !needed.includes(name))) needed = union(needed, names);
  for (const listener of listeners) listener();
  return messages;
}

/** The texts of one more file, in the language that was asked for last. */
export const loadMoreMessages = (file: TextFile): Promise<Messages> => loadMessages(askedLast, file);

/** Calls whenever texts have come; returns what ends that. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The texts of a language if all that were needed so far have come in it. */
export function heldMessages(language: Language): Messages | undefined {
  const come = held.get(language);
  return come && needed.every((name) => come.files.includes(name)) ? come.messages : undefined;
}
