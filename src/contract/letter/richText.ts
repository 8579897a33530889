import { listLines } from './listLines';

/** The spaces that mail programs do not agree on; clean HTML has no attributes of its own. */
const looks: Readonly<Record<string, string>> = {
  p: 'margin:0 0 12px',
  h1: 'margin:0 0 12px;font-size:26px;line-height:1.25',
  h2: 'margin:0 0 10px;font-size:20px;line-height:1.3',
  h3: 'margin:0 0 8px;font-size:17px;line-height:1.4',
  ul: 'margin:0 0 12px;padding:0 0 0 22px',
  ol: 'margin:0 0 12px;padding:0 0 0 22px',
  blockquote: 'margin:0 0 12px;padding:0 0 0 14px;border-left:3px solid #cccccc',
};

/** Clean HTML with the looks of its paragraphs and links as attributes: there is no style sheet in a mail. */
export const dressed = (clean: string): string =>
  clean
    .replace(
      /<(p|h[123]|ul|ol|blockquote)>/g,
      (_tag, name: string) => `<${name} style="${looks[name] ?? ''}">`,
    )
    .replace(/<a /g, '<a style="color:inherit;text-decoration:underline" ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The same for those who read plain text; links stand behind their words. */
export const plainOf = (clean: string): string =>
  listLines(clean)
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_link, address: string, shown: string) =>
      shown === address ? address : `${shown} &lt;${address}&gt;`,
    )
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/(?:p|h[123]|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
