const SAMPLE = 4;
const DEPTH = 5;

/**
 * About how many bytes a value keeps in memory. Long lists and maps are judged by their first members, so that
 * weighing ten thousand rows costs what weighing four does. What is `known` weighs nothing more.
 */
export function weigh(value: unknown, known?: WeakSet<object>, depth = DEPTH): number {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null || depth === 0 || known?.has(value)) return 8;
  if (Array.isArray(value)) return 16 + scaled(value.slice(0, SAMPLE), value.length, known, depth);
  let weight = 16;
  let seen = 0;
  for (const name in value) {
    if (seen === 4 * SAMPLE) return weight * (Object.keys(value).length / seen);
    weight += name.length + weigh((value as Record<string, unknown>)[name], known, depth - 1);
    seen += 1;
  }
  return weight;
}

function scaled(
  sample: readonly unknown[],
  length: number,
  known: WeakSet<object> | undefined,
  depth: number,
): number {
  if (sample.length === 0) return 0;
  const weight = sample.reduce<number>((sum, item) => sum + weigh(item, known, depth - 1), 0);
  return (weight / sample.length) * length;
}
