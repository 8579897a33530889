import enOffice from '../../locales/en/office.json';
import enPages from '../../locales/en/pages.json';
import esOffice from '../../locales/es/office.json';
import esPages from '../../locales/es/pages.json';
import jaOffice from '../../locales/ja/office.json';
import jaPages from '../../locales/ja/pages.json';
import zhOffice from '../../locales/zh/office.json';
import zhPages from '../../locales/zh/pages.json';
import type { Language } from '../contract/rules/language';

type Words = Readonly<Record<keyof typeof enOffice | keyof typeof enPages, string>>;
export type WordId = keyof Words;

const words: Readonly<Record<Language, Words>> = {
  en: { ...enOffice, ...enPages },
  es: { ...esOffice, ...esPages },
  ja: { ...jaOffice, ...jaPages },
  zh: { ...zhOffice, ...zhPages },
};

/** What the office calls something in a language: a text that takes no values. */
export const wordOf = (language: Language, id: WordId): string => words[language][id];

/** What a profession of an agency is called in a language, where there is a word for it. */
export const professionIn = (language: Language, name: string): string =>
  (words[language] as Readonly<Record<string, string>>)[`profession.${name}`] ?? name;
