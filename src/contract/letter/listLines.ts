const TAG = /(<\/?(?:ul|ol|li)>)/;

/** The lists of clean HTML as lines: an item has its sign or number, and stands further in where its list is within another. */
export function listLines(clean: string): string {
  /** How many items each list has so far that is open: no number where it has none. */
  const counts: number[] = [];
  let [lines, gap, sign] = ['', '', ''];
  for (const part of clean.split(TAG)) {
    if (!TAG.test(part)) {
      const words = part.trim();
      if (words === '') continue;
      lines += gap + sign + words;
      [gap, sign] = ['', ''];
      continue;
    }
    if (part === '<ul>' || part === '<ol>') counts.push(part === '<ol>' ? 0 : Number.NaN);
    if (part === '</ul>' || part === '</ol>') counts.pop();
    sign = part === '<li>' ? nextSign(counts) : '';
    gap = counts.length === 0 || gap === '\n\n' ? '\n\n' : '\n';
  }
  return lines;
}

/** Counts one more item in the list that was opened last. */
function nextSign(counts: number[]): string {
  const count = (counts.pop() ?? Number.NaN) + 1;
  counts.push(count);
  return `${'  '.repeat(counts.length - 1)}${Number.isNaN(count) ? '-' : `${count}.`} `;
}
