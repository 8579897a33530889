import { problemsOfNewsletter } from '../../../contract/rules/newsletterProblems';
import type { Values } from '../../kernel/draft/values';
import { recordDraft } from '../../kernel/recordPage';
import { blankNewsletter, contentOf, itemIn, type NewsletterValues } from './newsletterValues';

/** Where the newsletters are listed. */
export const NEWSLETTERS_PATH = '/app/table/newsletters';

/** The id in the address of a newsletter that is new (spec section 2). */
export const CREATE = 'create';

/** The page on which a newsletter is edited; without an id, on which a new one is created. */
export const newsletterPath = (newsletterId: string = CREATE) =>
  `/app/page/newsletter/${encodeURIComponent(newsletterId)}`;

const page = recordDraft({
  name: 'newsletterDetail',
  problemsOf: (values: NewsletterValues) => problemsOfNewsletter(contentOf(values)),
  blank: blankNewsletter,
});

/** The page of one newsletter, new or edited (spec section 4); its saga comes with its kit (`newsletterSaving.ts`). */
export const newsletterDetail = {
  ...page,
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
