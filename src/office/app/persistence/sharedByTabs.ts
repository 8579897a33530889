import type { Storage } from 'redux-persist/es/types';
import { DRAFT_SLICES } from '../../workflows/records/draftSlices';

type Named = Readonly<Record<string, unknown>>;

/**
 * A storage in which the tabs of one browser keep their slices, and their unsaved texts, side by side: a tab changes and
 * removes only those that it changed or removed itself. `start` is the text that it took up; without one, what it writes
 * first is what it began with.
 */
export function sharedByTabs(storage: Storage, start?: Promise<unknown>): Storage {
  let last = Promise.resolve(start?.then(parsed));

  async function write(key: string, own: Named, before = own): Promise<Named> {
    const kept = parsed(await storage.getItem(key));
    // What another version of the office wrote is not understood.
    const now = { ...own, ...(kept['_persist'] === own['_persist'] && kept) };
    const all = merge(before, own, now);
    for (const slice of DRAFT_SLICES)
      if (own[slice]) {
        const drafts = (slices: Named) => Object(parsed(slices[slice])['drafts']) as Named;
        const merged = merge(drafts(before), drafts(own), drafts(now));
        all[slice] = JSON.stringify({ ...parsed(all[slice]), drafts: merged });
      }
    await storage.setItem(key, JSON.stringify(all));
    return own;
  }

  return {
    ...storage,
    setItem: (key, text) => (last = last.then((before) => write(key, parsed(text), before))),
  };
}

/** What stands where this tab changed nothing, and this tab's where it did. */
const merge = (before: Named, own: Named, now: Named): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys({ ...own, ...now }).map((name) => [
      name,
      (JSON.stringify(own[name]) === JSON.stringify(before[name]) ? now : own)[name],
    ]),
  );

/** redux-persist writes a store as JSON, each slice in it as JSON again. Empty for what is no JSON. */
function parsed(text: unknown): Named {
  try {
    return Object(JSON.parse(text as string)) as Named;
  } catch {
    return {};
  }
}
