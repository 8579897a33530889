const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text → the same text as HTML content or as the value of a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Text → HTML in which its line breaks stand. */
export const escapeLines = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, '<br>');

/** An address that a browser may follow, or nothing: only http and https pass. */
export const webAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
