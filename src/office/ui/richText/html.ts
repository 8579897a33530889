import { fromHtml } from './fromHtml';
import { fromMarkdown } from './fromMarkdown';
import { toHtml } from './toHtml';
import { toMarkdown } from './toMarkdown';

/** A text that is kept as HTML, for the editor. What markdown cannot express is not shown. */
export const htmlToMarkdown = (html: string): string => toMarkdown(fromHtml(html));

/** What the editor wrote, to be kept as HTML. */
export const markdownToHtml = (markdown: string): string => toHtml(fromMarkdown(markdown));
