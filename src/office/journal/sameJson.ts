import { MASK } from './tokens';
import { isObject } from './isObject';

/** Whether two texts that are not the same count as the same under a name; of what is in a list, the list's. */
type SameText = (expected: string, actual: string, name: string) => boolean;

/**
 * True when `actual` would be written as `expected`, which was read from JSON: values that JSON does not have are
 * absent, the order of keys does not count, and what older logs say of secrets stands for any text or number.
 */
export function sameJson(
  expected: unknown,
  actual: unknown,
  isSameText: SameText = never,
  name = '',
): boolean {
  if (expected === actual) return true;
  if (expected === MASK) return typeof actual === 'string' || typeof actual === 'number';
  if (typeof expected === 'string' && typeof actual === 'string') return isSameText(expected, actual, name);
  if (Array.isArray(expected)) return Array.isArray(actual) && sameLists(expected, actual, isSameText, name);
  if (isObject(expected))
    return isObject(actual) && !Array.isArray(actual) && sameObjects(expected, actual, isSameText);
  return (expected ?? null) === null && isNothing(actual);
}

const never = () => false;

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'number' && !Number.isFinite(value));

const sameLists = (
  expected: readonly unknown[],
  actual: readonly unknown[],
  isSameText: SameText,
  name: string,
) =>
  expected.length === actual.length &&
  expected.every((item, index) => sameJson(item, actual[index], isSameText, name));

function sameObjects(
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  isSameText: SameText,
) {
  for (const name in actual) if (actual[name] !== undefined && !Object.hasOwn(expected, name)) return false;
  for (const name in expected)
    if (actual[name] === undefined || !sameJson(expected[name], actual[name], isSameText, name)) return false;
  return true;
}
