import { weakMapMemoize } from '@reduxjs/toolkit';
import type { AnyScript } from '../../contract/script';
import type { Secrecy } from '../../contract/wire/field';

/** Stands in logs where a secret stood. */
export const MASK = '•••';

/** A shorter text is too likely to be an ordinary word: it is masked under secret names only. */
const SHORTEST_KNOWN = 4;
/** From this length on, a secret is also masked inside longer texts and names. */
const SHORTEST_INSIDE = 8;

/** Names in lower case, ours and the wire's: all that carry secrets, and those whose values are secret anywhere. */
interface SecretNames {
  readonly all: ReadonlySet<string>;
  readonly anywhere: ReadonlySet<string>;
}

/** The names under which the given scripts carry secret values. */
export const secretNames = weakMapMemoize((scripts: readonly AnyScript[]): SecretNames => {
  const fields = scripts.flatMap(({ input, reply }) => [
    ...Object.entries(input),
    ...Object.entries(reply.fields ?? {}),
  ]);
  const such = (isSuch: (secrecy: Secrecy) => boolean) =>
    new Set(
      fields
        .filter(([, { secret }]) => isSuch(secret))
        .flatMap(([name, { wire }]) => [name.toLowerCase(), wire.toLowerCase()]),
    );
  return { all: such((secrecy) => secrecy !== false), anywhere: such((secrecy) => secrecy === true) };
});

/** True for a name that is one of these, or that carries a long one of them inside. */
function nameTest(namesNow: () => ReadonlySet<string>): (name: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  let long: readonly string[] = [];
  const verdicts = new Map<string, boolean>();

  function begin(current: ReadonlySet<string>): ReadonlySet<string> {
    long = [...current].filter((name) => name.length >= SHORTEST_INSIDE);
    verdicts.clear();
    return current;
  }

  return (name) => {
    const current = namesNow();
    if (names !== current) names = begin(current);
    const known = verdicts.get(name);
    if (known !== undefined) return known;
    const lower = name.toLowerCase();
    const verdict = current.has(lower) || long.some((secret) => lower.includes(secret));
    if (verdicts.size < 10_000) verdicts.set(name, verdict);
    return verdict;
  };
}

/** Finds and covers secrets in plain JSON data. What it covers once, it covers wherever it meets it again. */
export interface Masker {
  /**
   * Remembers what is to be masked wherever it is met: values under names of that secrecy, anywhere in `value`, and a
   * secret that was shown: `{ field: 'sitePassword', shownSecret: … }`.
   */
  learn(value: unknown): void;
  /** The same data with secrets replaced by MASK; the same object where there is none. */
  mask(value: unknown): unknown;
}

/** A masker for what the secret fields of the given scripts carry; `scripts` may tell of more of them later. */
export function createMasker(scripts: () => readonly AnyScript[]): Masker {
  const isSecretName = nameTest(() => secretNames(scripts()).all);
  const isLearntName = nameTest(() => secretNames(scripts()).anywhere);
  const whole = new Set<string>();
  const parts: string[] = [];
  let masked = new WeakMap<object, unknown>();
  const learnt = new WeakSet<object>();

  function remember(value: unknown): void {
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(remember);
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const text = String(value);
    if (text.length < SHORTEST_KNOWN || text.includes(MASK) || whole.has(text)) return;
    whole.add(text);
    masked = new WeakMap();
    if (text.length < SHORTEST_INSIDE) return;
    parts.push(text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1));
    parts.sort((left, right) => right.length - left.length);
  }

  function learn(value: unknown): void {
    if (typeof value !== 'object' || value === null || learnt.has(value)) return;
    learnt.add(value);
    if (Array.isArray(value)) return value.forEach(learn);
    const fields = value as Readonly<Record<string, unknown>>;
    const isOfLearntField = typeof fields['field'] === 'string' && isLearntName(fields['field']);
    for (const name of Object.keys(value)) {
      const part = fields[name];
      if (isLearntName(name) || (isOfLearntField && isSecretName(name))) remember(part);
      if (typeof part === 'object') learn(part);
    }
  }

  function maskText(text: string): string {
    if (whole.has(text)) return MASK;
    return parts.reduce((rest, part) => (rest.includes(part) ? rest.replaceAll(part, MASK) : rest), text);
  }

  function mask(value: unknown): unknown {
    if (typeof value === 'string') return maskText(value);
    if (typeof value === 'number') return whole.has(String(value)) ? MASK : value;
    if (typeof value !== 'object' || value === null) return value;
    if (!masked.has(value)) masked.set(value, Array.isArray(value) ? maskList(value) : maskObject(value));
    return masked.get(value);
  }

  function maskList(list: readonly unknown[]): readonly unknown[] {
    const covered = list.map(mask);
    return covered.every((item, index) => item === list[index]) ? list : covered;
  }

  function maskObject(object: object): object {
    const pairs = Object.entries(object);
    const covered = pairs.map(([name, value]) => [
      maskText(name),
      isSecretName(name) ? cover(value) : mask(value),
    ]);
    const same = covered.every(
      ([name, value], index) => name === pairs[index]?.[0] && value === pairs[index]?.[1],
    );
    return same ? object : Object.fromEntries(covered);
  }

  return { learn, mask };
}

/** All texts and numbers in it become MASK. An empty text stays: it keeps nothing secret, and forms ask whether it is empty. */
function cover(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cover);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cover(part)]));
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? MASK : value;
}
