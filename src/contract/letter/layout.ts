const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** What stands in the compiled layout for a newsletter's own colours: MJML takes colours only. */
export const colourMarks = {
  back: '#fe01d1',
  text: '#fe01d2',
  ink: '#fe01d3',
  footerBack: '#fe01d4',
  footerText: '#fe01d5',
  button: '#fe01d6',
  buttonText: '#fe01d7',
} as const;
const mark = colourMarks;

const words = (place: string, look: string) => `<mj-text ${look}>${place}</mj-text>`;

const picture = (alt: string, look: string) =>
  `<mj-image src="{{picture}}" alt="${alt}" width="552px" font-size="14px" ${look} />`;

const link = (place: string, line: 'none' | 'underline') =>
  `<a href="{{link}}" target="_blank" style="color:inherit;text-decoration:${line}">${place}</a>`;

const cardWords = `${words(link('{{title}}', 'none'), `font-size="20px" line-height="1.3" font-weight="700" color="${mark.ink}" padding="14px 0 4px"`)}${words('{{credits}}', 'font-size="14px" line-height="1.5" padding="0 0 32px"')}`;

/** The parts of which newsletters are put together, as MJML: each is a row, or some, of one column. */
const rows = {
  browser: words(
    link('Read in the browser', 'underline'),
    'font-size="12px" line-height="1.5" align="right" padding="16px 0 0"',
  ),
  /** On a plate of the ground's colour, as a gradient and an outline: programs that turn mails dark leave those as they are. */
  logo: words(
    `<img src="{{picture}}" alt="{{agency}}" width="160" style="background:linear-gradient(${mark.back},${mark.back});border:0;border-radius:1px;display:block;font-size:16px;height:auto;line-height:1.3;max-width:100%;outline:17px solid ${mark.back};outline-offset:-1px;width:160px" />`,
    'padding="32px 0 0"',
  ),
  wordmark: words(
    '{{agency}}',
    `font-size="14px" font-weight="700" letter-spacing="3px" text-transform="uppercase" line-height="1.3" color="${mark.ink}" padding="34px 0 0"`,
  ),
  heading1: words(
    '{{words}}',
    `font-size="32px" line-height="1.2" font-weight="700" letter-spacing="-0.4px" color="${mark.ink}" padding="28px 0 0"`,
  ),
  heading2: words('{{words}}', `font-size="20px" line-height="1.35" color="${mark.ink}" padding="10px 0 0"`),
  heading3: words('{{words}}', 'font-size="16px" line-height="1.5" padding="10px 0 0"'),
  gap: '<mj-spacer height="36px" />',
  film: `${picture('{{title}}', 'href="{{link}}" padding="0"')}${cardWords}`,
  filmWithoutPicture: cardWords,
  button: `<mj-button href="{{link}}" align="left" background-color="${mark.button}" color="${mark.buttonText}" border-radius="3px" font-size="16px" font-weight="700" inner-padding="15px 30px" padding="0 0 32px">{{label}}</mj-button>`,
  text: words('{{words}}', 'font-size="16px" line-height="1.6" padding="0 0 32px"'),
  picture: picture('{{description}}', 'padding="0 0 32px"'),
  pictureWithLink: picture('{{description}}', 'href="{{link}}" padding="0 0 32px"'),
};
const footerRows = {
  conclusion: words(
    '{{words}}',
    `font-size="15px" line-height="1.6" color="${mark.footerText}" padding="32px 0 0"`,
  ),
  footer: words(
    '<span style="letter-spacing:1.5px;text-transform:uppercase">{{agency}}</span><br />{{addresses}}{{unsubscribe}}',
    `font-size="12px" line-height="1.9" color="${mark.footerText}" padding="28px 0 40px"`,
  ),
};

export type PartName = keyof typeof rows | keyof typeof footerRows;
type Piece = PartName | 'between' | 'end';

const BORDER = '@@@';
const border = (name: Piece) => `<mj-raw>${BORDER}${name}${BORDER}</mj-raw>`;
const inPieces = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts)
    .map(([name, part]) => `${border(name as PartName)}${part}`)
    .join('\n');

/**
 * The MJML of all parts, one after the other, and of what stands around them. Nothing in it needs a style sheet: what a mail
 * program leaves out of the head is missed by nobody. It declares light colours, which programs that obey do not turn dark.
 */
export const layout = `<mjml lang="en">
  <mj-head>
    <mj-title>{{title}}</mj-title>
    <mj-preview>{{preview}}</mj-preview>
    <mj-raw><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"></mj-raw>
    <mj-attributes>
      <mj-all font-family="${SANS}" />
      <mj-text color="${mark.text}" padding="0" />
      <mj-section padding="0 24px" />
      <mj-column padding="0" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${mark.back}" width="600px">
    <mj-section><mj-column>${inPieces(rows)}${border('between')}</mj-column></mj-section>
    <mj-section background-color="${mark.footerBack}"><mj-column>${inPieces(footerRows)}${border('end')}</mj-column></mj-section>
  </mj-body>
</mjml>`;

/** The compiled layout taken apart: its parts, and what stands before, between and after those of body and footer. */
interface Pieces {
  readonly head: string;
  readonly parts: Readonly<Record<Piece, string>>;
}

export function takenApart(html: string): Pieces {
  const [head = '', ...pieces] = html.replace(/\s*\n\s*/g, '\n').split(BORDER);
  const named = Array.from({ length: pieces.length / 2 }, (_, at) => pieces.slice(2 * at, 2 * at + 2));
  return { head, parts: Object.fromEntries(named) as Pieces['parts'] };
}
