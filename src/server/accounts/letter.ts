import { escapeHtml } from '../../contract/letter/escape';
import type { Language } from '../../contract/rules/language';
import { GROUND, INK, PAPER, QUIET } from '../mail/template/colours';
import { fillMjml } from '../mail/template/compile';
import { type Letter, words } from './words';

/** A mail of an account as it is to be written. */
export interface LetterContent {
  readonly letter: Letter;
  readonly language: Language;
  /** What stands in its words. */
  readonly values: { readonly agency: string; readonly by?: string; readonly address?: string };
  /** Where its button leads. */
  readonly link?: string;
}

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

const layout = (hasButton: boolean) => `<mjml lang="{{language}}">
  <mj-head>
    <mj-title>{{subject}}</mj-title>
    <mj-attributes><mj-all font-family="${SANS}" /><mj-text color="${INK}" font-size="16px" line-height="1.6" padding="0" /></mj-attributes>
  </mj-head>
  <mj-body background-color="${GROUND}" width="560px">
    <mj-section padding="24px 0 0" />
    <mj-section background-color="${PAPER}" padding="40px"><mj-column>
      <mj-text font-size="22px" font-weight="700" line-height="1.3">{{subject}}</mj-text>
      <mj-text padding-top="16px">{{text}}</mj-text>
      ${hasButton ? `<mj-button href="{{link}}" align="left" background-color="${INK}" color="#ffffff" border-radius="3px" font-size="16px" font-weight="700" inner-padding="15px 28px" padding="28px 0 0">{{button}}</mj-button><mj-text font-size="13px" color="${QUIET}" padding-top="16px"><a href="{{link}}" style="color:${QUIET};word-break:break-all">{{link}}</a></mj-text>` : ''}
      <mj-text font-size="14px" color="${QUIET}" padding-top="24px">{{note}}</mj-text>
    </mj-column></mj-section>
    <mj-section padding="24px 0 40px"><mj-column><mj-text align="center" font-size="12px" color="${QUIET}">{{agency}} &middot; Greenroom</mj-text></mj-column></mj-section>
  </mj-body>
</mjml>`;

/** The subject and both parts of a mail. What people named stands in it as text. */
export async function writeLetter({ letter, language, values, link }: LetterContent) {
  const { subject, text, button, note } = words[language][letter];
  const named = (part: string) =>
    part.replace(/\{(\w+)\}/g, (_place, name: string) => values[name as keyof typeof values] ?? '');
  const parts = { subject: named(subject), text: named(text), note, button: button ?? '', link: link ?? '' };
  const escaped = Object.entries({ ...parts, agency: values.agency, language }).map(([name, value]) => [
    name,
    escapeHtml(value),
  ]);
  const html = await fillMjml(
    layout(link !== undefined),
    Object.fromEntries(escaped) as Record<string, string>,
  );
  const lines = [parts.text, ...(link === undefined ? [] : [`${parts.button}: ${link}`]), note];
  return {
    subject: parts.subject,
    parts: { html, text: `${lines.join('\n\n')}\n\n-- \n${values.agency} · Greenroom\n` },
  };
}
