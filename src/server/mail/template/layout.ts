import { GROUND, INK, PAPER, QUIET } from './colours';

/** Which parts a mail has; its words come later. */
interface MailForm {
  readonly hasLogo: boolean;
  readonly hasHeading: boolean;
  readonly hasMessage: boolean;
  readonly hasTalent: boolean;
  readonly stills: number;
  /** The reel has more films than the mail shows. */
  readonly hasMore: boolean;
}

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The MJML of a reel's mail, with `{{name}}` where words go. Light colours that stay legible when a client inverts them. */
export function layout(form: MailForm): string {
  return `<mjml lang="en">
  <mj-head>
    <mj-title>{{reelName}}</mj-title>
    <mj-preview>{{preview}}</mj-preview>
    <mj-raw><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"></mj-raw>
    <mj-breakpoint width="480px" />
    <mj-attributes>
      <mj-all font-family="${SANS}" />
      <mj-text color="${INK}" font-size="16px" line-height="1.6" padding="0 40px" />
      <mj-section background-color="${PAPER}" padding="0" />
      <mj-column padding="0" />
      <mj-image padding="0" />
    </mj-attributes>
    <mj-style>
      .still img { background-color: #2a2826; color: #ffffff; }
      @media (max-width: 480px) { .words > table > tbody > tr > td, .words td { padding-left: 24px !important; padding-right: 24px !important; } .words td td, .words td td td { padding-left: 0 !important; padding-right: 0 !important; } }
      @media (max-width: 480px) { .stills > table > tbody > tr > td { padding-left: 24px !important; padding-right: 24px !important; } }
    </mj-style>
  </mj-head>
  <mj-body background-color="${GROUND}" width="600px">
    <mj-section background-color="${GROUND}" padding="16px 0 0"><mj-column><mj-spacer height="16px" /></mj-column></mj-section>
    ${masthead(form)}
    ${form.stills > 0 ? still(0) : ''}
    ${words(form)}
    ${form.stills > 1 ? moreStills(form) : ''}
    ${form.hasMore ? more : ''}
    ${signature}
    ${footer}
  </mj-body>
</mjml>`;
}

/** The logo on a plate of the paper's colour, as a gradient and an outline: programs that turn mails dark leave those as they are. */
const LOGO = `<a href="{{link}}" target="_blank"><img src="{{logo}}" alt="{{agency}}" width="160" style="background:linear-gradient(${PAPER},${PAPER});border:0;border-radius:1px;color:${INK};display:block;font-size:16px;height:auto;line-height:1.3;max-width:100%;outline:8px solid ${PAPER};width:160px" /></a>`;

const masthead = ({ hasLogo }: MailForm) =>
  section(
    hasLogo
      ? `<mj-text padding="32px 40px 28px">${LOGO}</mj-text>`
      : '<mj-text padding="34px 40px 30px" font-size="14px" font-weight="700" letter-spacing="3px" text-transform="uppercase" line-height="1.3">{{agency}}</mj-text>',
  );

const still = (index: number) =>
  `<mj-section><mj-column>${picture(index, 'padding="0"', 600)}</mj-column></mj-section>`;

const picture = (index: number, place: string, width: number) =>
  `<mj-image css-class="still" src="{{picture${index}}}" alt="{{title${index}}}" href="{{link}}" width="${width}px" ${place} font-size="14px" />`;

const words = ({ hasHeading, hasMessage, hasTalent }: MailForm) =>
  section(`
    <mj-spacer height="40px" />
    <mj-text font-size="12px" line-height="1.5" color="${QUIET}" letter-spacing="1.2px" text-transform="uppercase">{{reelName}}${hasTalent ? ' &nbsp;&mdash;&nbsp; {{talentName}}' : ''}</mj-text>
    ${hasHeading ? '<mj-text font-size="27px" line-height="1.25" font-weight="700" letter-spacing="-0.3px" padding-top="12px">{{heading}}</mj-text>' : ''}
    ${hasMessage ? '<mj-text padding-top="18px">{{message}}</mj-text>' : ''}
    <mj-button href="{{link}}" align="left" background-color="${INK}" color="#ffffff" border-radius="3px" font-size="16px" font-weight="700" inner-padding="17px 34px" padding="32px 40px 0">&#9654;&#xFE0E;&nbsp;&nbsp;Play the reel</mj-button>
    <mj-text font-size="13px" color="${QUIET}" padding-top="16px">or open <a href="{{link}}" style="color:${QUIET};text-decoration:underline;word-break:break-all">{{shownLink}}</a></mj-text>
    <mj-spacer height="40px" />`);

/** The second film, or the second and the third beside each other. */
function moreStills({ stills, hasMore }: MailForm): string {
  const padding = `0 40px ${hasMore ? 16 : 40}px`;
  const cell = (index: number, sides: string, width: number) =>
    `${picture(index, `padding="${sides}"`, width)}<mj-text font-size="13px" line-height="1.4" color="${QUIET}" padding="10px 0 0" css-class="caption">{{title${index}}}</mj-text>`;
  if (stills === 2)
    return `<mj-section css-class="stills" padding="${padding}"><mj-column>${cell(1, '0', 520)}</mj-column></mj-section>`;
  return `<mj-section css-class="stills" padding="${padding}"><mj-group><mj-column padding-right="8px">${cell(1, '0', 252)}</mj-column><mj-column padding-left="8px">${cell(2, '0', 252)}</mj-column></mj-group></mj-section>`;
}

const more = section(
  `<mj-text font-size="13px" line-height="1.4" padding="0 40px 40px"><a href="{{link}}" style="color:${QUIET};text-decoration:underline">{{more}}</a></mj-text>`,
);

const signature = section(`
    <mj-divider border-width="1px" border-color="#e4e0da" padding="0 40px" />
    <mj-text font-size="15px" line-height="1.5" padding="24px 40px 40px"><strong>{{senderName}}</strong><br /><a href="{{senderLink}}" style="color:${QUIET};text-decoration:none">{{senderMail}}</a></mj-text>`);

const footer = `<mj-section background-color="${GROUND}" padding="28px 40px 48px"><mj-column>
    <mj-text align="center" font-size="12px" line-height="1.9" color="${QUIET}" padding="0"><span style="letter-spacing:1.5px;text-transform:uppercase">{{agency}}</span><br />{{addresses}}</mj-text>
  </mj-column></mj-section>`;

function section(content: string): string {
  return `<mj-section css-class="words"><mj-column>${content}</mj-column></mj-section>`;
}
