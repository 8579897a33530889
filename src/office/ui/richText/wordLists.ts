/** An item of a list as Word writes it: a paragraph that says its level in a style of its own. */
const ITEM = /<p\b[^>]*mso-list:\s*l\d+\s+level(\d)[^>]*>([\s\S]*?)<\/p\s*>/gi;
/** The bullet or number that Word writes before an item for programs that know no lists. */
const MARK =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>|<span\b[^>]*mso-list:\s*Ignore[^>]*>((?:[^<]|<span\b[^>]*>[^<]*<\/span>)*)<\/span>/i;

/** Makes real lists of those that Word writes as paragraphs with a mark before each. */
export const withWordLists = (html: string): string =>
  html.replace(ITEM, (_paragraph, level: string, item: string) => {
    const [, conditional, ignored] = MARK.exec(item) ?? [];
    const mark = (conditional ?? ignored ?? '').replace(/<[^>]*>|&nbsp;/g, '').trim();
    const list = /^\w+[.)]/.test(mark) ? 'ol' : 'ul';
    const depth = Number(level);
    return `${`<${list}>`.repeat(depth)}<li>${item.replace(MARK, '')}</li>${`</${list}>`.repeat(depth)}`;
  });
