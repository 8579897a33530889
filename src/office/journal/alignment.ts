/** Where the one list goes on in the other: an index of each, or undefined where it has nothing to match. */
type Pair = readonly [number | undefined, number | undefined];

/** More cells than this are not compared one by one. */
const MOST_CELLS = 16_000_000;

/** Puts two lists side by side so that as many equal texts as can be stand beside each other, in their orders. */
export function alignedPairs(a: readonly string[], b: readonly string[]): readonly Pair[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const head = Array.from({ length: start }, (_none, index): Pair => [index, index]);
  const tail = Array.from({ length: end }, (_none, index): Pair => [
    a.length - end + index,
    b.length - end + index,
  ]);
  const middle = aligned(a.slice(start, a.length - end), b.slice(start, b.length - end)).map(
    ([one, other]): Pair => [
      one === undefined ? one : one + start,
      other === undefined ? other : other + start,
    ],
  );
  return [...head, ...middle, ...tail];
}

/** By the longest common subsequence; lists too long for it stand one after the other. */
function aligned(a: readonly string[], b: readonly string[]): readonly Pair[] {
  const width = b.length + 1;
  if (a.length * width > MOST_CELLS)
    return [
      ...a.map((_text, index): Pair => [index, undefined]),
      ...b.map((_text, index): Pair => [undefined, index]),
    ];
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) pairs.push([i++, j++]);
    else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) pairs.push([i++, undefined]);
    else pairs.push([undefined, j++]);
  }
  return pairs;
}
