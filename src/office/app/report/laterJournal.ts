import { onceIdle } from '../../ports/idle';
import type { JournalSource } from '../../ports/journal';
import { onPageHidden } from '../../ports/page';
import type { KeepOptions, KeptJournal } from './keepJournal';

/**
 * The log as keepJournal has it, whose code comes once the page has nothing else to do, or as soon as a report is asked
 * for; code that did not come is fetched again then.
 */
export function laterJournal(options: KeepOptions): JournalSource {
  let coming: Promise<KeptJournal> | undefined;

  async function load(): Promise<KeptJournal> {
    try {
      const { keepJournal } = await import('./keepJournal');
      const journal = keepJournal(options);
      onPageHidden(journal.save);
      return journal;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  }

  const come = () => (coming ??= load());
  onceIdle(() => void come().catch(() => undefined));
  return {
    describe: async () => (await come()).describe(),
    text: async (note) => (await come()).text(note),
  };
}
