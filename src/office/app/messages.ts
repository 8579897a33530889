import type { Language } from '../workflows/preferences';

export type Messages = Readonly<Record<FormatjsIntl.Message['ids'], string>>;

/** The texts that are needed until one has signed in, in the office, and in the pages under /replay: each with those before it. */
const PARTS = ['signIn', 'office', 'replay'] as const;
export type Part = (typeof PARTS)[number];

const held = new Map<string, Messages>();

/** The texts of a language up to a part, loaded when they are first needed; rejects when they cannot be reached. */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  const parts = PARTS.slice(0, PARTS.indexOf(part) + 1);
  const texts = await Promise.all(
    parts.map(async (name) => {
      const file = (await import(`../../../locales/${language}/${name}.json`)) as {
        readonly default: Messages;
      };
      return file.default;
    }),
  );
  const messages = Object.assign({}, ...texts) as Messages;
  held.set(language + part, messages);
  return messages;
}

/** The texts of a language if they were loaded before. */
export const heldMessages = (language: Language, part: Part): Messages | undefined =>
  held.get(language + part);
