import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Newsletter, NewsletterContent } from '../../contract/entities/newsletter';
import { compareTexts } from '../../contract/rules/text';
import { request } from '../kernel/request';
import { changeOf } from '../kernel/rowNews';
import { onRow } from './changedRows';
import { collection } from './collection';
import { firstThenAll } from './firstThenAll';
import { thingRestored } from './trashed';

/** Fact: a newsletter was saved; one that is new is not in the list yet. */
export const newsletterSaved = createAction<{
  newsletterId: string;
  content: NewsletterContent;
  version: number | null;
}>('newsletters/saved');
/** Fact: a newsletter is in the trash now. */
export const newsletterRemoved = createAction<{ newsletterId: string }>('newsletters/removed');

/** As the server orders them: newest change first, then by their ids. */
const compare = (one: Newsletter, other: Newsletter) =>
  compareTexts(other.modifiedAt ?? '', one.modifiedAt ?? '') ||
  compareTexts(one.newsletterId, other.newsletterId);

/** The newsletters, newest change first. */
export const newsletters = collection({
  name: 'newsletters',
  ask: (_params, known, showPart) =>
    firstThenAll(
      (page) => request('newsletters.list', page ? { order: 'newestFirst', ...page } : {}),
      known,
      showPart,
    ),
  idOf: ({ newsletterId }: Newsletter) => newsletterId,
  rowsOf: (rows: readonly Newsletter[]) => rows,
  versionOf: ({ version }) => version,
  byRow: {
    changeIn: changeOf('newsletter'),
    changedBy: [
      onRow(newsletterSaved, ({ newsletterId }) => newsletterId),
      onRow(thingRestored, ({ thing: { kind, id } }) => (kind === 'newsletter' ? id : undefined)),
    ],
    ask: (newsletterIds) => request('newsletters.list', { newsletterIds }),
    compare,
    isPlaced: ({ modifiedAt }) => modifiedAt !== undefined,
  },
  retriesAtOnce: true,
});

type NewslettersState = ReturnType<typeof newsletters.reducer>;

/** What happens to one newsletter is seen in the list at once. */
export function newslettersReducer(
  state: NewslettersState | undefined,
  action: UnknownAction,
): NewslettersState {
  const now = newsletters.reducer(state, action);
  if (newsletterRemoved.match(action)) return newsletters.without(now, action.payload.newsletterId);
  if (!newsletterSaved.match(action)) return now;
  const {
    newsletterId,
    content: { title, heading1, heading2, heading3 },
    version,
  } = action.payload;
  const written = { title, heading1, heading2, heading3 };
  return newsletters.withChanges(now, newsletterId, version === null ? written : { ...written, version });
}

export const selectNewsletter = newsletters.selectById;
