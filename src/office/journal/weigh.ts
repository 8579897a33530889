const SAMPLE = 4;
const DEPTH = 5;

/**
 * About how many bytes a value keeps in memory. Long lists and maps are judged by their first members, so that
 * weighing ten thousand rows costs what weighing four does.
 */
export function weigh(value: unknown, depth = DEPTH): number {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null || depth === 0) return 8;
  if (Array.isArray(value)) return 16 + scaled(value.slice(0, SAMPLE), value.length, depth);
  let weight = 16;
  let seen = 0;
  for (const name in value) {
    if (seen === 4 * SAMPLE) return weight * (Object.keys(value).length / seen);
    weight += name.length + weigh((value as Record<string, unknown>)[name], depth - 1);
    seen += 1;
  }
  return weight;
}

function scaled(sample: readonly unknown[], length: number, depth: number): number {
  if (sample.length === 0) return 0;
  const weight = sample.reduce<number>((sum, item) => sum + weigh(item, depth - 1), 0);
  return (weight / sample.length) * length;
}
