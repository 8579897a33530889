import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { CREATE } from '../../../contract/rules/newsletterId';
import { problemsOfNewsletter } from '../../../contract/rules/newsletterProblems';
import type { Values } from '../../kernel/draft/values';
import { recordDraft } from '../../kernel/recordPage';
import { changeItems, type ItemChange } from './itemChanges';
import { blankNewsletter, contentOf, itemIn, type NewsletterValues } from './newsletterValues';

/** Where the newsletters are listed. */
export const NEWSLETTERS_PATH = '/app/table/newsletters';

/** The page on which a newsletter is edited; without an id, on which a new one is created. */
export const newsletterPath = (newsletterId: string = CREATE) =>
  `/app/page/newsletter/${encodeURIComponent(newsletterId)}`;

const page = recordDraft({
  name: 'newsletterDetail',
  problemsOf: (values: NewsletterValues) => problemsOfNewsletter(contentOf(values)),
  blank: blankNewsletter,
});

/** A change of the list alone: of many long items a letter in one is one item, and no copy of all. */
const itemsChanged = createAction<{ readonly id: string; readonly change: ItemChange }>(
  'newsletterDetail/itemsChanged',
);

type State = ReturnType<typeof page.reducer>;

/** What is written with the list changed is what was typed. */
function reducer(state: State | undefined, action: UnknownAction): State {
  if (!state || !itemsChanged.match(action)) return page.reducer(state, action);
  const { id, change } = action.payload;
  const items = itemsOf(state, id);
  const changed = items && changeItems(items, change);
  if (!changed) return state;
  return page.reducer(state, page.intents.typed({ id, values: { items: changed.items } }));
}

/** The list of the newsletter on show, while it may be written. */
function itemsOf({ page: open }: State, id: string): readonly string[] | undefined {
  if (open.status !== 'editing' || open.id !== id) return undefined;
  return open.draft.values['items'] as readonly string[];
}

/** The page of one newsletter, new or edited (spec section 4); its saga comes with its kit (`newsletterSaving.ts`). */
export const newsletterDetail = {
  ...page,
  reducer,
  intents: { ...page.intents, itemsChanged },
  selectItems: (root: { readonly newsletterDetail: State }, id: string) => itemsOf(root.newsletterDetail, id),
  /** Drafts whose items can all be read. */
  restored(stored: unknown) {
    const sound = page.restored(stored);
    const isSound = ({ items }: Values) =>
      Array.isArray(items) && items.every((text) => itemIn(String(text)) !== undefined);
    return (
      sound && {
        ...sound,
        drafts: Object.fromEntries(
          Object.entries(sound.drafts).filter(
            ([, { values, original }]) => isSound(values) && isSound(original),
          ),
        ),
      }
    );
  },
};
