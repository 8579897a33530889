import en from '../locales/en.json';
import es from '../locales/es.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

type Texts = Readonly<Record<string, string>>;
const translations: readonly [string, Texts][] = [
  ['es', es],
  ['ja', ja],
  ['zh', zh],
];
const english: Texts = en;

/** Words that are the same in another language. */
const SAME_WORDS =
  /^(OK|Director|Script|Error|Film|Films|Reel|Reels|Total|No|Normal|[\d\W_]*|\{[^}]*\}\s?%?)$/i;

/** The names of the values that a text takes. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map(([, name]) => name))].sort();

test('the English keys are sorted, so that two people rarely edit the same line', () => {
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted());
});

describe.each(translations)('%s', (_language, texts) => {
  test('has every text and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test('takes the same values in every text', () => {
    const differing = Object.keys(english).filter(
      (key) => placeholders(texts[key] ?? '').join() !== placeholders(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('has no empty and no untranslated text', () => {
    const untranslated = Object.keys(english).filter(
      (key) => !texts[key]?.trim() || (texts[key] === english[key] && !SAME_WORDS.test(texts[key] ?? '')),
    );
    expect(untranslated).toEqual([]);
  });
});
