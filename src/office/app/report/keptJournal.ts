import { newId } from '../../ports/ids';
import { openJournalStore } from '../../ports/journalStore';
import { tabName } from '../../ports/tab';
import { keepJournal, type KeepOptions, type KeptJournal } from './keepJournal';

/** The log of this load of the page, kept in this browser beside those of the loads before it. */
export const keptJournal = (options: Omit<KeepOptions, 'id' | 'store'>): KeptJournal =>
  keepJournal({
    ...options,
    id: newId({ length: 10 }),
    store: openJournalStore(tabName(newId({ length: 10 }))),
  });
