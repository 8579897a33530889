import type { AnyScript } from '../../contract/script';
import type { Input } from './entry';
import { type How, knownSecrets } from './knownSecrets';
import { isProgramWord } from './programWords';
import { namesIn, nameTest } from './secretNames';
import { createTokens, isToken, MASK } from './tokens';

/** Finds and covers secrets in plain JSON data. */
export interface Masker {
  /**
   * Remembers secrets to be masked in what people write elsewhere: long values under names that say so, anywhere in
   * `value`, and a secret that was shown: `{ field: 'sitePassword', shownSecret: … }`.
   */
  learn(value: unknown): void;
  /**
   * The same data with secrets replaced where they stand; the same object where there is none. Names and what a program
   * says of a value (its status, what is wrong with it) stay.
   */
  mask(value: unknown): unknown;
  /** The same of a text that people wrote, under whatever name. */
  maskProse(text: string): string;
  /** Whether one of the secrets may stand in the JSON text of something that was masked when fewer were known. */
  mayStandIn(json: string): boolean;
  /** Another value once more secrets are known. */
  known(): unknown;
}

/** A masker of data that is masked already, as all that a replay has to do with. */
export const nothingToMask: Masker = {
  learn: () => undefined,
  mask: (value) => value,
  maskProse: (text) => text,
  mayStandIn: () => false,
  known: () => undefined,
};

/** Under these names, even below a secret's, a program tells of a value in words of its own. */
export const isToldName = (name: string) => /^(kind|status|problems?|reason|code|type)$/.test(name);

type Fields = Readonly<Record<string, unknown>>;

const isConflict = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'theirs' in value;

/** True of an entry but for that of a record's form, which tells each letter; a state holds what is still being typed. */
function isHandedIn(value: unknown): boolean {
  const { kind, action } = Object(value) as Partial<Extract<Input, { kind: 'intent' }>>;
  return kind !== undefined && action?.type !== 'autoSave/changed';
}

/** A masker for what the secret fields of the given scripts carry; `scripts` may tell of more of them later. */
export function createMasker(scripts: () => readonly AnyScript[]): Masker {
  const names = () => namesIn(scripts());
  const isSecretName = nameTest(() => names().secret);
  const isLearntName = nameTest(() => names().learnt);
  const tokenOf = createTokens(() => names().lengths);
  // In a longer text as alone: what a workflow puts together of what people wrote holds it in the same form.
  const known = knownSecrets(tokenOf);
  let masked = new WeakMap<object, unknown>();
  const whole = new Set<string>();
  const learnt = { typed: new WeakSet<object>(), handedIn: new WeakSet<object>() };

  function remember(value: unknown, how: How): void {
    if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((part) => remember(part, how));
    if (typeof value !== 'string') return;
    whole.add(value);
    if (known.add(value, how)) masked = new WeakMap();
  }

  /** What was typed may be handed in later as the same object. */
  function find(value: unknown, how: How): void {
    if (typeof value !== 'object' || value === null || learnt[how].has(value)) return;
    learnt[how].add(value);
    if (Array.isArray(value)) return value.forEach((part) => find(part, how));
    const fields = value as Fields;
    const isOfLearntField = typeof fields['field'] === 'string' && isLearntName(fields['field']);
    for (const name of Object.keys(value)) {
      const part = fields[name];
      if (isLearntName(name) || (isOfLearntField && isSecretName(name))) remember(part, how);
      if (typeof part === 'object') find(part, how);
    }
  }

  function mask(value: unknown): unknown {
    if (typeof value === 'string') return maskText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!masked.has(value)) masked.set(value, changed(value, mask, maskName, maskUnder));
    return masked.get(value);
  }

  /** One that is handed on whole, under another name, is told as where it belongs; so is one of a log that was masked before. */
  function maskText(text: string, place: 'anywhere' | 'prose' = 'anywhere'): string {
    const covered = known.in(text, place);
    return whole.has(text) && (covered !== text || isToken(text)) ? tokenOf(text) : covered;
  }

  function maskUnder(name: string, value: unknown): unknown {
    if (isSecretName(name)) return cover(value);
    if (isConflict(value)) return ofConflict(name, value);
    if (names().prose.has(name.toLowerCase())) return prose(value);
    if (name === 'query' && typeof value === 'string') return maskQuery(value);
    return isToldName(name) ? told(value, mask) : mask(value);
  }

  /** The words of a program stay; what else stands among them is masked as it would be elsewhere. */
  function told(value: unknown, otherwise: (value: unknown) => unknown): unknown {
    const part = (value: unknown) => told(value, otherwise);
    if (typeof value === 'object' && value !== null)
      return changed(value, part, maskName, (name, under) =>
        told(under, isSecretName(name) ? cover : otherwise),
      );
    return typeof value === 'string' && isProgramWord(value) ? value : otherwise(value);
  }

  /** The text of a question is a name under which its answer is kept. */
  function maskName(name: string): string {
    if (!name.startsWith('{')) return known.in(name, 'anywhere');
    try {
      return JSON.stringify(mask(JSON.parse(name)));
    } catch {
      return name;
    }
  }

  /** Each of its values is masked as it would be under its name elsewhere. */
  function maskQuery(query: string): string {
    const words = [...new URLSearchParams(query)];
    const covered = words.map(([name, value]) => [maskName(name), String(maskUnder(name, value))]);
    const isSame = covered.every(([name, value], at) => name === words[at]?.[0] && value === words[at]?.[1]);
    return isSame ? query : `?${new URLSearchParams(covered)}`;
  }

  /** What a colleague wrote meanwhile is masked as what the person wrote into that field. */
  const ofConflict = (field: string, value: object) =>
    changed(value, mask, maskName, (name, part) => maskUnder(name === 'theirs' ? field : name, part));

  function prose(value: unknown): unknown {
    if (Array.isArray(value)) return changedList(value, prose);
    return typeof value === 'string' ? maskText(value, 'prose') : mask(value);
  }

  const cover = (value: unknown): unknown =>
    typeof value === 'string'
      ? tokenOf(value)
      : typeof value === 'object' && value !== null
        ? changed(value, cover, (name) => name, coverUnder)
        : value;

  const coverUnder = (name: string, value: unknown) => (isToldName(name) ? told(value, cover) : cover(value));

  return {
    learn: (value) => find(value, isHandedIn(value) ? 'handedIn' : 'typed'),
    mask,
    maskProse: (text) => known.in(text, 'prose'),
    mayStandIn: known.mayStandIn,
    known: known.all,
  };
}

/** The list or object with its members changed; the same one where they all stay. */
function changed(
  value: object,
  member: (value: unknown) => unknown,
  rename: (name: string) => string,
  under: (name: string, value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return changedList(value, member);
  const pairs = Object.entries(value);
  const made = pairs.map(([name, part]) => [rename(name), under(name, part)] as const);
  const isSame = made.every(([name, part], at) => name === pairs[at]?.[0] && part === pairs[at]?.[1]);
  return isSame ? value : Object.fromEntries(made);
}

function changedList(list: readonly unknown[], change: (value: unknown) => unknown): readonly unknown[] {
  const made = list.map(change);
  return made.every((item, at) => item === list[at]) ? list : made;
}

/** A value in which all that stands below a secret name is the same, whatever it is: what hashes are made of. */
export function withoutSecrets(scripts: () => readonly AnyScript[]): (value: unknown) => unknown {
  const isSecretName = nameTest(() => namesIn(scripts()).secret);
  const known = new WeakMap<object, unknown>();

  function without(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (!known.has(value))
      known.set(
        value,
        changed(value, without, (name) => name, under),
      );
    return known.get(value);
  }

  const under = (name: string, value: unknown) => (isSecretName(name) ? same(value) : without(value));

  const same = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? changed(
          value,
          same,
          (name) => name,
          (_name, part) => same(part),
        )
      : (typeof value === 'string' && value !== '') || typeof value === 'number'
        ? MASK
        : value;

  return without;
}
