import type { JournalSource } from '../../ports/journal';
import type { KeepOptions, KeptJournal } from './keepJournal';

/** Keeps the log over reloads and hands it to reports; its code comes once somebody works or reports, not with the sign-in. */
export function journalKeeper(options: Omit<KeepOptions, 'id' | 'store'>) {
  let opened: KeptJournal | undefined;
  const open = async () => (opened ??= (await import('../work')).keptJournal(options));
  const source: JournalSource = {
    describe: async () => (await open()).describe(),
    text: async (note) => (await open()).text(note),
  };
  return {
    source,
    /** From now on `save` keeps what was recorded. */
    begin: () => void open().catch(() => undefined),
    save: () => opened?.save(),
  };
}
