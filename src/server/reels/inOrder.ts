import { Refused } from '../http/handler';

/** The things sorted by their positions, which must be 1 to n, each once; else the field of the positions is refused. */
export function inOrder<T>(things: readonly T[], positions: readonly string[], field: string): readonly T[] {
  const numbers = positions.map((position) => (/^[1-9]\d{0,4}$/.test(position) ? Number(position) : 0));
  const isCounted =
    numbers.length === things.length &&
    new Set(numbers).size === things.length &&
    numbers.every((number) => number >= 1 && number <= things.length);
  if (!isCounted) throw new Refused({ kind: 'invalid', problems: { [field]: 'malformed' } });
  const ordered: T[] = [];
  numbers.forEach((number, index) => (ordered[number - 1] = things[index] as T));
  return ordered;
}
