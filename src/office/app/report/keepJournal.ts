import type { TextRecorder } from '../../journal';
import type { KeptPart } from '../../ports/journalStore';
import type { JournalSource } from '../../ports/journal';
import { partFacts } from './partFacts';

/** The most characters of earlier page loads that are kept; the oldest go first. */
const MOST = 32 * 1024 * 1024;
const MINUTE = 60_000;

interface Store {
  read(): Promise<readonly KeptPart[]>;
  keep(part: Omit<KeptPart, 'tab'>): void;
  remove(ids: readonly string[]): void;
}

export interface KeepOptions {
  readonly recorder: Pick<TextRecorder, 'kept' | 'pieces' | 'text'>;
  readonly store: Promise<Store>;
  /** The name of this load of the page. */
  readonly id: string;
  readonly now: () => number;
  /** Who is signed in. */
  readonly owner: () => string | null;
  /** As followSignOuts has it. */
  readonly after: () => string;
}

export interface KeptJournal extends JournalSource {
  /** Puts what was recorded where a reload leaves it; to be called when the page is hidden or left. */
  readonly save: () => void;
}

/** The log of this page load together with those before it in the same tab, of the same person. */
export function keepJournal({ recorder, store, id, now, owner, after }: KeepOptions): KeptJournal {
  let opened: Store | undefined;
  let saved: { readonly of: unknown; readonly entries: number } | undefined;
  const opening = store.then((known) => (opened = known));

  /** This tab's parts; the store removes what is too old as it is read. */
  const stored = () => opening.then((known) => known.read()).catch(() => []);

  /**
   * Parts of somebody else, and of whoever could not sign in, are removed when they are met. Where they cannot be read,
   * there are none.
   */
  async function earlier(): Promise<readonly KeptPart[]> {
    const parts = (await stored()).filter((part) => part.id !== id);
    const foreign = parts.filter((part) => part.owner !== owner());
    const own = parts.filter((part) => !foreign.includes(part));
    const tooOld = beyond(own, MOST);
    const gone = [...foreign, ...tooOld].map((part) => part.id);
    if (gone.length > 0) opened?.remove(gone);
    return own.filter((part) => !tooOld.includes(part));
  }

  function save(): void {
    const { entries, begun = now() } = recorder.kept();
    if (!opened || (saved?.of === entries && saved.entries === entries.length)) return;
    saved = { of: entries, entries: entries.length };
    opened.keep({
      ...{ id, owner: owner(), after: after(), begun, ended: now() },
      ...partFacts(entries),
      text: recorder.text(),
    });
  }

  // Who is not signed in yet may be the one whose parts these are.
  void (owner() === null ? stored() : earlier());

  return {
    save,
    async describe() {
      const before = await earlier();
      const { entries, begun = now() } = recorder.kept();
      const parts = [...before, partFacts(entries)];
      const sum = (name: 'actions' | 'errors') => parts.reduce((total, part) => total + part[name], 0);
      return {
        minutes: Math.max(1, Math.round((now() - (before[0]?.begun ?? begun)) / MINUTE)),
        actions: sum('actions'),
        paths: [...new Set(parts.flatMap(({ paths }) => paths))],
        errors: sum('errors'),
        reloads: before.length,
      };
    },
    async pieces(note) {
      const before = await earlier();
      return [...before.map(({ text }) => text), ...recorder.pieces({ note, saved: now() })];
    },
  };
}

/** The oldest parts, as far as all together are more than so many characters. */
function beyond(parts: readonly KeptPart[], most: number): readonly KeptPart[] {
  let room = most;
  return [...parts].reverse().filter(({ text }) => (room -= text.length) < 0);
}
