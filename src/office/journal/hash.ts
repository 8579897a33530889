/** Two lanes of 32 bits: hashes are compared, so chance must not make two states look alike. */
type Lanes = readonly [number, number];

const mix = (lane: number, value: number, prime: number) => Math.imul(lane ^ value, prime);

function scramble(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 2246822507);
  const twice = Math.imul(once ^ (once >>> 13), 3266489909);
  return (twice ^ (twice >>> 16)) >>> 0;
}

function ofText(text: string, seed: number): Lanes {
  let first = 0xdeadbeef ^ seed;
  let second = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = mix(first, code, 2654435761);
    second = mix(second, code, 1597334677);
  }
  return [scramble(first), scramble(second)];
}

const join = (left: Lanes, right: Lanes): Lanes => [
  scramble(mix(left[0], right[0], 2654435761) + 0x9e3779b9),
  scramble(mix(left[1], right[1], 1597334677) + 0x85ebca6b),
];

const known = new WeakMap<object, Lanes>();

function ofValue(value: unknown): Lanes {
  if (typeof value === 'string') return ofText(value, 1);
  if (typeof value !== 'object' || value === null) return ofText(JSON.stringify(value) ?? 'null', 2);
  const cached = known.get(value);
  if (cached) return cached;
  const lanes = Array.isArray(value) ? ofList(value) : ofObject(value);
  known.set(value, lanes);
  return lanes;
}

const ofList = (list: readonly unknown[]): Lanes =>
  list.reduce<Lanes>((lanes, item) => join(lanes, ofValue(item)), ofText('', 3));

/** The order of keys does not count, nor do keys without a value: JSON has none. */
function ofObject(object: object): Lanes {
  let lanes = ofText('', 4);
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue;
    const [first, second] = join(ofText(key, 5), ofValue(value));
    lanes = [(lanes[0] + first) >>> 0, (lanes[1] + second) >>> 0];
  }
  return lanes;
}

const hex = (lane: number) => lane.toString(16).padStart(8, '0');

/**
 * The structural hash of plain JSON data: 16 hexadecimal digits. Objects are taken as immutable and remembered,
 * so that hashing a state again costs what changed in it.
 */
export function hashOf(value: unknown): string {
  const [first, second] = ofValue(value);
  return hex(first) + hex(second);
}
