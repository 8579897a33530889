import type { Newsletter } from '../../contract/entities/publication';
import { collection } from './collection';

const newsletters = collection('newsletters', (newsletter: Newsletter) => newsletter.newsletterId);

/** Fact: the newsletters, newest change first. */
export const newslettersLoaded = newsletters.loaded;
export const newslettersReducer = newsletters.reducer;
