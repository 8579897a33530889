import { onceIdle, whileIdle } from '../../ports/idle';
import type { JournalSource } from '../../ports/journal';
import { onPageHidden } from '../../ports/page';
import type { Recorder } from '../../journal';
import type { KeepOptions, KeptJournal } from './keepJournal';

interface LaterOptions extends Omit<KeepOptions, 'recorder'> {
  readonly recorder: Recorder;
}

/**
 * The log as keepJournal has it, whose code comes once the page has nothing else to do, or as soon as a report is asked
 * for; code that did not come is fetched again then.
 */
export function laterJournal(options: LaterOptions): JournalSource {
  let coming: Promise<KeptJournal> | undefined;

  async function load(): Promise<KeptJournal> {
    try {
      const [{ keepJournal }, { withText }] = await Promise.all([
        import('./keepJournal'),
        import('../../journal/textRecorder'),
      ]);
      const recorder = withText(options.recorder);
      const writeAhead = whileIdle(recorder.writeAhead);
      recorder.observe({ written: writeAhead, begun: writeAhead });
      writeAhead();
      const journal = keepJournal({ ...options, recorder });
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
    pieces: async (note) => (await come()).pieces(note),
  };
}
