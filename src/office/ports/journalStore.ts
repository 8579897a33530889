import { departing } from './tab';

/** The log of one load of the page, masked, as it is kept for a report after a reload. */
export interface KeptPart {
  readonly id: string;
  /** The tab in which it was recorded. */
  readonly tab: string;
  /** Who was signed in; null when nobody was. */
  readonly owner: string | null;
  /** The sign-out of this browser after which its person was last known to be signed in. */
  readonly after: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly ended: number;
  readonly actions: number;
  readonly paths: readonly string[];
  readonly errors: number;
  readonly text: string;
}

interface JournalStore {
  /** This tab's parts, oldest first. A browser that keeps nothing has none. */
  read(): Promise<readonly KeptPart[]>;
  /** Writes a part over the one of the same id; it outlives a page that goes in the same turn. Not after another sign-out. */
  keep(part: Omit<KeptPart, 'tab'>): void;
  remove(ids: readonly string[]): void;
}

const NAME = 'greenroom-journal';
const PARTS = 'parts';
/** Parts that other tabs left behind go after a day. */
const LONGEST = 24 * 60 * 60 * 1000;

/**
 * Opens the place where logs outlive a reload: IndexedDB, for they may be larger than what session storage takes.
 * `lastSignOut` tells a sign-out from the one before it: one in another tab holds for all that began before.
 */
export async function openJournalStore(tab: string, lastSignOut: () => string): Promise<JournalStore> {
  const database = await open();
  const write = (act: (parts: IDBObjectStore) => void, done: (() => void) | null = null) => {
    if (!database) return;
    const transaction = database.transaction(PARTS, 'readwrite', { durability: 'relaxed' });
    transaction.oncomplete = done;
    act(transaction.objectStore(PARTS));
    transaction.commit();
  };
  // A browser may drop what a page that goes has just handed to its database.
  const keep = (part: KeptPart) => {
    if (part.after !== lastSignOut()) return departing.clear();
    const text = JSON.stringify(part);
    departing.leave(text);
    write(
      (store) => store.put(part),
      () => departing.found() === text && departing.clear(),
    );
  };
  const left = departing.found();
  if (left) keep(JSON.parse(left) as KeptPart);
  return {
    async read() {
      const all = database ? await answerOf<KeptPart[]>(parts(database).getAll()) : [];
      const old = all.filter(({ ended }) => ended < Date.now() - LONGEST).map(({ id }) => id);
      if (old.length > 0) write((store) => old.forEach((id) => store.delete(id)));
      return all.filter((part) => part.tab === tab).sort((one, other) => one.begun - other.begun);
    },
    keep: (part) => keep({ ...part, tab }),
    remove: (ids) => write((store) => ids.forEach((id) => store.delete(id))),
  };
}

/** Removes the logs of all tabs. */
export async function forgetJournals(): Promise<void> {
  departing.clear();
  const database = await open();
  if (database)
    await answerOf(database.transaction(PARTS, 'readwrite').objectStore(PARTS).clear()).catch(
      () => undefined,
    );
  database?.close();
}

/** Undefined where the browser refuses: private windows, or no room. */
async function open(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PARTS, { keyPath: 'id' });
    return await answerOf(request);
  } catch {
    return undefined;
  }
}

const parts = (database: IDBDatabase) => database.transaction(PARTS, 'readonly').objectStore(PARTS);

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused.'));
  });
