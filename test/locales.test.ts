import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { words as mailWords } from '../src/server/accounts/words';
import { textsOf as reelPageTexts } from '../src/server/reelpage/texts';

type Texts = Readonly<Record<string, string>>;

const folder = resolve(__dirname, '../locales');
const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(resolve(folder, language, file), 'utf8')) as Texts;

const files = readdirSync(resolve(folder, 'en'));
const translations = readdirSync(folder).filter((language) => language !== 'en');

/** Words that are the same in another language. */
const SAME_WORDS =
  /^(OK|Director|Script|Error|Film|Films|Reel|Reels|Total|No|Normal|Facebook|Twitter|Instagram|Vimeo|Tumblr|ASA|[\d\W_]*|\{[^}]*\}\s?%?)$/i;

/** The names of the values that a text takes. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map(([, name]) => name))].sort();

describe.each(files)('en/%s', (file) => {
  test('has its keys sorted, so that two people rarely edit the same line', () => {
    const keys = Object.keys(textsOf('en', file));
    expect(keys).toEqual(keys.toSorted());
  });
});

/** What only whoever wrote the program calls so. */
const JARGON =
  /\b(F169|PAL066|PALBLACK|VIGNETTE|SMTP_URL|anew|Bold heading|Moon address|markdown|encrypted|configuration|too many pixels)\b/i;

test.each(['office.json', 'pages.json', 'report.json', 'signIn.json'])(
  '%s speaks as people of an agency do',
  (file) => {
    const wrong = ['en', ...translations].flatMap((language) =>
      Object.entries(textsOf(language, file)).filter(([, text]) => JARGON.test(text)),
    );
    expect(wrong).toEqual([]);
  },
);

test('what is shown there is "on the site" everywhere', () => {
  const texts = { ...textsOf('en', 'office.json'), ...textsOf('en', 'pages.json') };
  const wrong = Object.entries(texts).filter(([, text]) => /website|online/i.test(text));
  expect(wrong).toEqual([]);
});

/** Japanese and Chinese count persons with words of their own; what a list holds may be films, mails or newsletters. */
test.each([
  ['ja', /\}\s*[名人]/],
  ['zh', /\}\s*[位名人]/],
])('%s counts what stands in any list as things, not as persons', (language, persons) => {
  const texts = { ...textsOf(language, 'office.json'), ...textsOf(language, 'pages.json') };
  const wrong = Object.entries(texts).filter(
    ([key, text]) => /^(list|trash|undo|reels\.(order|tree))\./.test(key) && persons.test(text),
  );
  expect(wrong).toEqual([]);
});

/** What the office says, and what the mails of accounts and the public pages say, each text with its name. */
const everyText = (language: 'es' | 'ja' | 'zh') => [
  ...files.flatMap((file) => Object.entries(textsOf(language, file))),
  ...Object.values(mailWords[language]).flatMap((words) => Object.entries<string>({ ...words })),
  ...Object.entries(reelPageTexts(language)),
];

/** Words for what has another name everywhere else. A login's name is no sign-in, and a picture's size no film. */
test.each([
  [
    'ja',
    /代理店|エージェンシー|会社|自社|ログイン(?!名|情報)|送信箱|回復コード|ごみ箱|略歴|経歴紹介|秘密|(?<!テレビ)映像(?!サイズ)/,
  ],
  ['zh', /(?<![{\w])reels?(?![\w}])|公司|恢复代码|第二验证|简报|人物简介|保密信息|(?<!分)组(?![合成])/i],
] as const)('%s has one word for one thing', (language, otherWords) => {
  expect(everyText(language).filter(([, text]) => otherWords.test(text))).toEqual([]);
});

/** Words and forms that say "tú": a pronoun or a verb anywhere, an order where a sentence begins. */
const FAMILIAR = [
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|has|tienes|puedes|quieres|inicias|envías|recibes|empiezas|sigues|uses|estabas|\p{L}+(?:aste|[^sx]iste|[aei]rás))(?!\p{L})/iu,
  /(?<!\p{L})(?:inténta|reinténta|elíge|escríbe|muéve|guárda|revísa|compruéba|súbe|ábre|pón)l[oae]s?(?!\p{L})/iu,
  /(?:^|[.?!:] )[¿¡«]?(?:usa|escribe|elige|revisa|inicia|reinicia|pide|pregunta|mira|comprueba|añade|arrastra|pulsa|vuelve|sustituye|espera|confirma|crea|recarga)(?!\p{L})/iu,
];

test('Spanish says "usted" to everybody', () => {
  const wrong = everyText('es').filter(([, text]) => FAMILIAR.some((form) => form.test(text)));
  expect(wrong).toEqual([]);
});

test('no text is in two files', () => {
  const keys = files.flatMap((file) => Object.keys(textsOf('en', file)));
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(translations.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s',
  (language, file) => {
    const english = textsOf('en', file);
    const texts = textsOf(language, file);
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
  },
);
