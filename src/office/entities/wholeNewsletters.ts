import type { WholeNewsletter } from '../../contract/entities/newsletter';
import { about, on, onNews } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { filmDeleted } from './films';
import { newsletterSaved } from './newsletters';
import { thingRestored } from './trashed';

interface OfNewsletter {
  readonly newsletterId: string;
}

/** Newsletters with all that is in them: the list tells of each only what it is called. */
export const wholeNewsletters = query({
  name: 'wholeNewsletters',
  keyOf: ({ newsletterId }: OfNewsletter) => newsletterId,
  ask: ({ newsletterId }) => request('newsletter.get', { newsletterId }),
  dataOf: (rows: readonly WholeNewsletter[]) => rows,
  invalidatedBy: [
    onNews('newsletter', ({ newsletterId }: OfNewsletter) => newsletterId),
    about(newsletterSaved, (saved, { newsletterId }: OfNewsletter) => saved.newsletterId === newsletterId),
    onNews('film'),
    on(filmDeleted),
    on(thingRestored),
  ],
});

type Root = Parameters<typeof wholeNewsletters.selectQuery>[0];

/** How the question for a newsletter stands. */
export const selectWholeNewsletterQuery = (state: Root, newsletterId: string) =>
  wholeNewsletters.selectQuery(state, { newsletterId });
/** Whether the server has said that there is none: of that id, or of any id that looks so. What went wrong otherwise may pass. */
export function selectIsNewsletterMissing(state: Root, newsletterId: string): boolean {
  const query = selectWholeNewsletterQuery(state, newsletterId);
  return query.status === 'failed' && ['notFound', 'invalid'].includes(query.refusal.kind);
}
/** A newsletter as the server has it, as far as it is known. */
export const selectWholeNewsletter = (state: Root, newsletterId: string): WholeNewsletter | undefined =>
  selectWholeNewsletterQuery(state, newsletterId).data?.[0];
