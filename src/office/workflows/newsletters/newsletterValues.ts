import { weakMapMemoize } from '@reduxjs/toolkit';
import { NEWSLETTER_BACK_COLOUR, NEWSLETTER_TEXT_COLOUR } from '../../../contract/constants';
import { type NewsletterContent, newsletterContentFields } from '../../../contract/entities/newsletter';
import { itemFields, type ItemKind, type NewsletterItem } from '../../../contract/entities/newsletterItem';

/** A newsletter as its page has it: an item is a text, so that a draft keeps and compares the list as it does any other. */
export type NewsletterValues = Omit<NewsletterContent, 'items'> & { readonly items: readonly string[] };

/** An item as text; the same item is the same text, whoever made it. */
export function itemText(item: NewsletterItem): string {
  const values = item as unknown as Readonly<Record<string, string>>;
  const names = Object.keys(itemFields[item.kind]);
  return JSON.stringify({
    kind: item.kind,
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
  });
}

/** The item that a text is; nothing where it is none. */
export function itemIn(text: string): NewsletterItem | undefined {
  try {
    const item = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    const kind = String(item['kind']);
    if (!Object.hasOwn(itemFields, kind)) return undefined;
    const names = Object.keys(itemFields[kind as ItemKind]);
    return names.every((name) => typeof item[name] === 'string')
      ? (item as unknown as NewsletterItem)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The items of a draft. */
export const itemsIn = weakMapMemoize((texts: readonly string[]): readonly NewsletterItem[] =>
  texts.flatMap((text) => itemIn(text) ?? []),
);

/** What the page shows → what is saved. */
export const contentOf = weakMapMemoize(({ items, ...values }: NewsletterValues): NewsletterContent => ({
  ...values,
  items: itemsIn(items),
}));

const fields = Object.keys(newsletterContentFields) as (keyof NewsletterContent)[];

/** What the server has → what the page shows. */
export function valuesOf(newsletter: NewsletterContent): NewsletterValues {
  const written = Object.fromEntries(fields.map((name) => [name, newsletter[name]])) as NewsletterContent;
  return { ...written, items: written.items.map(itemText) };
}

/** A newsletter in which nothing is written yet. */
export const blankNewsletter: NewsletterValues = {
  title: '',
  heading1: '',
  heading2: '',
  heading3: '',
  items: [],
  conclusion: '',
  linkType: 'none',
  linkValue: '',
  trackingId: '',
  textColour: NEWSLETTER_TEXT_COLOUR,
  backColour: NEWSLETTER_BACK_COLOUR,
};
