import sanitizeHtml from 'sanitize-html';

/** What the office's editor writes, and nothing that could run, load or dress the page it is shown on. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};

/** HTML as it may be shown on an agency's site; its links open apart and do not know where they were opened. */
export const sanitised = (html: string): string => sanitizeHtml(html, options);
