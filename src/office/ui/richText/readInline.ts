import { isAllowedLink } from './links';
import { type Letter, type Look, plain } from './inline';

/** A sign that may begin or end bold or italic, of several stars or dashes at once. */
interface Mark {
  readonly at: number;
  readonly style: 'bold' | 'italic';
  readonly star: string;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly anchor: number | null;
}

interface Read {
  readonly letters: Letter[];
  readonly marks: Mark[];
  anchors: number;
}

const LINK = /\[((?:\\.|[^[\]\\])+)\]\(\s*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\s*\)/y;
const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
const isSpace = (sign: string) => sign === '' || /\s/.test(sign);

/** The words of a block of markdown with their looks. A sign that has no partner stays as it was written. */
export function readInline(text: string): readonly Letter[] {
  const read: Read = { letters: [], marks: [], anchors: 0 };
  scan(text, { link: null, anchor: null }, read);
  return pair(read);
}

function scan(text: string, within: Pick<Look, 'link' | 'anchor'>, read: Read): void {
  const put = (sign: string) => read.letters.push({ sign, look: { ...plain, ...within } });
  let isPicture = false;
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? '';
    const next = text[at + 1] ?? '';
    const link = within.link === null && !isPicture ? linkAt(text, at) : undefined;
    isPicture = sign === '!';
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(next)) {
      put(next);
      at += 2;
    } else if (link) {
      scan(link.words, { link: link.url, anchor: read.anchors++ }, read);
      at += link.length;
    } else if (sign === '*' || sign === '_') {
      const length = /^(\*+|_+)/.exec(text.slice(at))?.[0].length ?? 1;
      addMarks(read, within.anchor, sign, length, text[at - 1] ?? '', text[at + length] ?? '');
      for (let star = 0; star < length; star += 1) put(sign);
      at += length;
    } else {
      put(sign);
      at += 1;
    }
  }
}

function linkAt(text: string, at: number) {
  LINK.lastIndex = at;
  const found = LINK.exec(text);
  const [whole = '', words = '', url = ''] = found ?? [];
  return found && isAllowedLink(url) ? { words, url, length: whole.length } : undefined;
}

function addMarks(
  { letters, marks }: Read,
  anchor: number | null,
  star: string,
  length: number,
  before: string,
  after: string,
): void {
  if (length > 3) return;
  const apart = star === '*';
  const opens = !isSpace(after) && (apart || !isWord(before));
  const closes = !isSpace(before) && (apart || !isWord(after));
  const common = { star, opens, closes, anchor };
  if (length >= 2) marks.push({ ...common, at: letters.length, style: 'bold' });
  if (length !== 2) marks.push({ ...common, at: letters.length + length - 1, style: 'italic' });
}

/** Pairs each mark with the one before of its kind, paints what is between, and takes the paired signs out. */
function pair({ letters, marks }: Read): readonly Letter[] {
  const painted = letters.map(({ sign, look }) => ({ sign, look: { ...look } }));
  const gone = new Set<number>();
  const open = new Map<string, Mark>();
  const width = (mark: Mark) => (mark.style === 'bold' ? [mark.at, mark.at + 1] : [mark.at]);
  for (const mark of marks) {
    const key = `${mark.star}${mark.style}${mark.anchor}`;
    const start = open.get(key);
    if (start && mark.closes) {
      for (let at = start.at; at < mark.at; at += 1) {
        const letter = painted[at];
        if (letter) letter.look = { ...letter.look, [mark.style]: true };
      }
      for (const at of [...width(start), ...width(mark)]) gone.add(at);
      open.delete(key);
    } else if (mark.opens) open.set(key, mark);
  }
  return painted.filter((_letter, at) => !gone.has(at));
}
