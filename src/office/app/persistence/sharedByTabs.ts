import type { Storage } from 'redux-persist/es/types';

type Named = Readonly<Record<string, unknown>>;
type Slices = Readonly<Record<string, Named>>;

/** The slices that hold unsaved texts: each under `drafts`, by name. */
const SLICES = ['autoSave', 'longText'] as const;

/**
 * A storage in which the tabs of one browser keep their unsaved texts side by side: of the drafts there, a tab changes
 * and removes only those that it changed or removed itself. `start` is the text that it took up itself.
 */
export function sharedByTabs(storage: Storage, start: Promise<unknown>): Storage {
  let last = start.then(draftsIn);

  async function write(before: Slices, key: string, text: string): Promise<Slices> {
    const kept: unknown = await storage.getItem(key);
    const [own, now] = [draftsIn(text), draftsIn(kept)];
    const merged = Object.fromEntries(
      SLICES.map((slice) => [slice, merge(before[slice], own[slice], now[slice])]),
    );
    await storage.setItem(key, withDrafts({ ...parsed(kept), ...parsed(text) }, merged));
    return own;
  }

  return {
    ...storage,
    setItem(key: string, text: string) {
      last = last.then((before) => write(before, key, text));
      return last;
    },
  };
}

/** What stands where this tab changed nothing, and this tab's where it did. */
function merge(before: Named = {}, own: Named = {}, now: Named = {}): Named {
  const names = new Set([...Object.keys(own), ...Object.keys(now)]);
  const isOwn = (name: string) => JSON.stringify(own[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(
    [...names]
      .map((name): [string, unknown] => [name, (isOwn(name) ? own : now)[name]])
      .filter(([, draft]) => draft !== undefined),
  );
}

/** redux-persist writes a store as JSON, each slice in it as JSON again. */
function draftsIn(text: unknown): Slices {
  const slices = parsed(text);
  return Object.fromEntries(SLICES.map((slice) => [slice, parsed(parsed(slices[slice])['drafts'])]));
}

function withDrafts(slices: Named, drafts: Slices): string {
  const changed = SLICES.filter((slice) => slices[slice] !== undefined).map((slice) => [
    slice,
    JSON.stringify({ ...parsed(slices[slice]), drafts: drafts[slice] }),
  ]);
  return JSON.stringify({ ...slices, ...(Object.fromEntries(changed) as Named) });
}

/** An object, or one as JSON; empty for anything else. */
function parsed(value: unknown): Named {
  try {
    const object: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof object === 'object' && object !== null ? (object as Named) : {};
  } catch {
    return {};
  }
}
