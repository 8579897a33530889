import type { Agency } from '../../../src/contract/entities/session';
import { MAIL_SIZE_LIMIT } from '../../../src/contract/constants';
import { compileOnce } from '../../../src/server/mail/template/compile';
import { publicAddresses } from '../../../src/server/newsletters/addresses';
import { compiledLayout } from '../../../src/contract/letter/compiledLayout';
import { composeHtml } from '../../../src/contract/letter/compose';
import { layout } from '../../../src/contract/letter/layout';
import type { Letter } from '../../../src/contract/letter/letter';
import { textPart } from '../../../src/contract/letter/textPart';
import { filmCard, plain } from './content';

const agency = {
  displayName: 'Cosmic Artists',
  abbreviation: 'CO',
  webAddress: 'https://co.example',
  mainMail: 'office@co.example',
  logoUrl: '/demo/logos/co.png',
  instagram: '',
  facebook: '',
  twitter: '',
  tumblr: '',
  vimeo: '',
  asa: '',
} as Agency;
const home = { agency, publicUrl: 'https://greenroom.example' };

const films = ['f1', 'f2', 'f3', 'f4'];
const letterOf = (content: Partial<Letter['content']> = {}): Letter => ({
  agency,
  content: {
    ...plain,
    heading2: 'Four of them',
    heading3: 'From this spring',
    conclusion: 'See you\nsoon',
    items: [
      ...films.map((filmId) => filmCard(filmId)),
      {
        kind: 'text',
        key: 't1',
        html: '<p>One <a href="https://co.example/x">link</a></p><ul><li>two</li></ul>',
      },
      { kind: 'text', key: 't2', html: '<blockquote>Three</blockquote>' },
      { kind: 'button', key: 'b', address: 'https://co.example/all', label: 'See all', colour: '#19aeed' },
      { kind: 'picture', key: 'p', picture: 'reef', description: 'A reef', link: '' },
    ],
    ...content,
  },
  films: new Map(films.map((filmId) => [filmId, { filmId, thumbnail: filmId === 'f4' ? undefined : 1 }])),
  addresses: publicAddresses(home, 'aB3dE6g20260409'),
  unsubscribe: 'news@co.example',
});

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

let html: string;
beforeAll(() => {
  html = composeHtml(letterOf());
});

test('the layout is the one that MJML makes (npm run letter)', async () => {
  expect(compiledLayout).toBe(await compileOnce(layout));
});

/** Gmail shows no more than the first 102 kB of a mail: https://github.com/hteumeuleu/email-bugs/issues/41 */
test('forty films stay under what Gmail shows', async () => {
  const items = Array.from({ length: 40 }, (_, at) => filmCard('f1', { key: `k${at}` }));
  const many = composeHtml(letterOf({ items }));
  expect(Buffer.byteLength(many)).toBeLessThan(MAIL_SIZE_LIMIT);
});

/** Gmail drops a style sheet with an error in it, and all of them in some of its apps: https://www.caniemail.com/features/html-style/ */
test('nothing but widths on wide screens is left to style sheets', () => {
  const sheets = (html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []).join('');
  const properties = [...sheets.matchAll(/([a-z-]+)\s*:\s*[^;{}]+;/g)].map(([, property]) => property);
  const laidOut = properties.filter((property) =>
    /^(?:color|background|font|display$|float|position)/.test(property!),
  );
  expect(laidOut.filter((property) => property !== 'display')).toEqual([]);
});

/** Outlook for Windows lays out with Word: no flex, grid, position or background picture. https://www.caniemail.com/clients/outlook/ */
test('it is laid out with tables, and with what Outlook for Windows knows', () => {
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style).join(';');
  expect(styles).not.toMatch(/flex|grid|position\s*:|background-image|url\(|calc\(|var\(|rgba?\(/);
  expect(html).not.toMatch(/<(?:script|link|form|iframe|video|svg|object)\b/);
  for (const table of tags(html, 'table')) expect(table).toMatch(/role="presentation"/);
});

/** What Gmail knows: https://developers.google.com/workspace/gmail/design/css */
const GMAIL =
  'background background-color border border-collapse border-left border-radius color direction display font-family ' +
  'font-size font-weight height letter-spacing line-height margin max-height max-width opacity overflow padding ' +
  'text-align text-decoration text-transform vertical-align white-space width word-break word-spacing';
/** What only makes it finer, or speaks to Outlook alone. */
const MISSED_BY_NOBODY = 'border-spacing cursor outline outline-offset mso-line-height-rule mso-padding-alt';

test('it is dressed with what Gmail knows, and with nothing that would be missed', () => {
  const written = [...html.matchAll(/style="([^"]*)"/g)]
    .flatMap(([, style]) => style!.split(';').map((rule) => rule.split(':')[0]!.trim()))
    .filter((property) => property !== '');
  const known = new Set(`${GMAIL} ${MISSED_BY_NOBODY}`.split(' '));
  expect([...new Set(written)].filter((property) => !known.has(property))).toEqual([]);
});

/** Outlook for Windows takes the width of a picture from its attribute: https://www.caniemail.com/features/html-width-height-attributes/ */
test('pictures say how wide they are and what they show, and are whole addresses', () => {
  const pictures = tags(html, 'img');
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) {
    expect(attribute(picture, 'width')).toMatch(/^\d+$/);
    expect(attribute(picture, 'alt')).not.toBe('');
    expect(attribute(picture, 'src')).toMatch(/^https:\/\/greenroom\.example\//);
  }
});

/** A mail has no address that others could start from (RFC 2557, 4.2): https://www.rfc-editor.org/rfc/rfc2557 */
test('links are whole addresses of the web, or mails', () => {
  const links = tags(html, 'a').map((link) => attribute(link, 'href'));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|mailto:)/);
});

/** Of three digits, Outlook makes another colour: https://www.litmus.com/blog/background-colors-html-email */
test('colours are of six digits and none of the layout’s own is left', () => {
  expect(html).not.toContain('#fe01');
  for (const [, colour] of html.matchAll(/bgcolor="([^"]*)"/g)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

/** Apple Mail obeys it: https://www.caniemail.com/features/html-meta-color-scheme/ */
test('it says that its colours are light ones', () => {
  expect(html).toContain('<meta name="color-scheme" content="light">');
});

/** Gmail's apps turn colours of a dark mail round, and leave gradients: https://www.hteumeuleu.com/2021/fixing-gmail-dark-mode-css-blend-modes/ */
test('the black logo keeps a ground of its own where a program turns the mail dark', () => {
  const [logo = ''] = tags(composeHtml(letterOf({ backColour: '#eee' })), 'img');
  expect(attribute(logo, 'alt')).toBe('Cosmic Artists');
  expect(attribute(logo, 'style')).toContain('background:linear-gradient(#eeeeee,#eeeeee)');
  expect(attribute(logo, 'style')).toContain('outline:17px solid #eeeeee');
});

test('what is missing leaves no place, and a dark ground has the agency’s name in place of its black logo', async () => {
  const bare = composeHtml(
    letterOf({ items: [], conclusion: '', heading2: '', heading3: '', backColour: '#111' }),
  );
  expect(bare).not.toContain('{{');
  expect(bare).not.toContain('co.png');
  expect(bare).toContain('background-color:#111111');
  expect(bare).toMatch(/color:#ffffff;"\s*><div role="heading" aria-level="1">New films/);
});

test.each([
  ['New films', {}],
  ['Four of them', { heading1: '' }],
  ['From this spring', { heading1: '', heading2: '' }],
])(
  'where the heading leads is behind the first one there is, and stands in the text: %s',
  (heading, over) => {
    const leading = letterOf({ ...over, linkType: 'address', linkValue: 'https://co.example/spring' });
    const led = composeHtml(leading).match(/<a href="[^"]*spring"[^>]*>[^<]*/g) ?? [];
    expect(led.map((link) => link.replace(/<[^>]*>/, ''))).toEqual([heading]);
    expect(textPart(leading)).toContain('From this spring\nhttps://co.example/spring\n\n');
    const gone = letterOf({ ...over, linkType: 'film', linkValue: 'gone' });
    expect(textPart(gone)).toContain('From this spring\n\nNight work');
  },
);

test('the text says the same without pictures', () => {
  expect(textPart(letterOf())).toBe(`New films
Four of them
From this spring

${films
  .map(
    (filmId) => `Night work
director : Agnès Varda
production : Les Films du Quai
Anna Berg, Cinematographer (AFC)
https://greenroom.example/newsletter/CO/aB3dE6g20260409/watch/${filmId}`,
  )
  .join('\n\n')}

One link <https://co.example/x>

- two

Three

See all: https://co.example/all

A reef

See you
soon

Read in the browser: https://greenroom.example/newsletter/CO/aB3dE6g20260409

-- 
Cosmic Artists
https://co.example
office@co.example
Unsubscribe: news@co.example
`);
});
