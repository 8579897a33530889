import type { Input, Output } from './entry';
import { hashOf } from './hash';
import type { Reference } from './references';
import { createRows } from './rows';
import type { Masker } from './secrets';
import { weigh } from './weigh';
import { isObject } from './isObject';

/** What is lighter says as much as a reference to it. */
const LIGHTEST = 200;

interface Replies {
  /** The entry with what an earlier reply brought, the like of it, or rows of its lists, named in their place. */
  referring(entry: Input | Output, position: number, first: number): Input | Output;
  /** What stands before that position is gone. Returns where those stand that refer to it. */
  forget(first: number): readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;
type Place = Reference & { readonly position: number };

/** Remembers what was replied: a fact hands on the very object, a list that is asked for again is often the like. */
export function createReplies(masker: Masker): Replies {
  const byObject = new WeakMap<object, Place>();
  const byHash = new Map<string, Place>();
  const rows = createRows();
  const referring = new Map<number, number>();

  function remember(reply: object, $reply: number, position: number): void {
    byObject.set(reply, { $reply, position });
    if (Array.isArray(reply)) return;
    for (const [part, value] of Object.entries(reply))
      if (isObject(value) && weigh(value) >= LIGHTEST) byObject.set(value, { $reply, part, position });
  }

  /** The value with known objects in it named, as deep as facts carry them. */
  function named(value: unknown, position: number, first: number, depth = 3): unknown {
    if (!isObject(value) || depth === 0) return value;
    const place = byObject.get(value);
    if (place && place.position >= first && place.position < position) {
      referring.set(position, place.position);
      return { $reply: place.$reply, ...(place.part !== undefined && { part: place.part }) };
    }
    if (Array.isArray(value)) return value;
    const members = Object.entries(value).map(([name, part]) => [
      name,
      named(part, position, first, depth - 1),
    ]);
    const isSame = members.every(([name, part]) => part === (value as Fields)[name as string]);
    return isSame ? value : Object.fromEntries(members);
  }

  function answer(entry: Extract<Input, { kind: 'answered' }>, position: number, first: number): Input {
    const { value, k } = entry;
    if (!isObject(value) || !('reply' in value) || !isObject(value.reply)) return entry;
    if (weigh(value.reply) < LIGHTEST) return entry;
    const masked = masker.mask(value.reply) as object;
    const hash = hashOf(masked);
    const like = byHash.get(hash);
    remember(value.reply, k, position);
    if (!like || like.position < first || like.position >= position) {
      byHash.set(hash, { $reply: k, position });
      const reply = inRuns(value.reply, masked, { $reply: k, position }, first);
      return { ...entry, value: { ...value, reply } };
    }
    referring.set(position, like.position);
    return { ...entry, value: { ...value, reply: { $reply: like.$reply } } };
  }

  /** The reply with rows of its lists, or of the list that it is, named in runs where an earlier one brought them. */
  function inRuns(reply: object, masked: object, here: Place, first: number): object {
    const referred = (position: number) =>
      void referring.set(here.position, Math.min(position, referring.get(here.position) ?? position));
    if (Array.isArray(reply)) return rows.referring(reply, masked as unknown[], here, first, referred);
    const members = Object.entries(reply).map(([part, list]) => {
      // Under a name that has a secret in it, nothing stands by that name in the file.
      const there = (masked as Fields)[part];
      const isList = Array.isArray(list) && Array.isArray(there);
      return [part, isList ? rows.referring(list, there, { ...here, part }, first, referred) : list];
    });
    return Object.fromEntries(members) as object;
  }

  return {
    referring(entry, position, first) {
      referring.delete(position);
      if (entry.kind === 'answered') return answer(entry, position, first);
      if (entry.kind !== 'derived' || !('payload' in entry.action)) return entry;
      const payload = named(entry.action['payload'], position, first);
      return payload === entry.action['payload'] ? entry : { ...entry, action: { ...entry.action, payload } };
    },
    forget(first) {
      rows.forget(first);
      const lost = [...referring].filter(([from, to]) => from >= first && to < first);
      for (const position of referring.keys()) if (position < first) referring.delete(position);
      return lost.map(([from]) => from);
    },
  };
}
