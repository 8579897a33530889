import { escapeHtml } from '../../contract/letter/escape';

/** HTML that may stand in a page as it is. */
export class Html {
  constructor(readonly source: string) {}
}

type Part = Html | string | number | readonly Html[];

/** A template of HTML: what is put into it is text unless it is Html itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((source, text, index) => source + written(parts[index - 1] ?? '') + text));
}

function written(part: Part): string {
  if (part instanceof Html) return part.source;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(({ source }) => source).join('');
}

export const NOTHING = html``;
