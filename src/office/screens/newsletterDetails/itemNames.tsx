import { Film, Link, Media, Paragraph } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { ItemKind, NewsletterItem } from '../../../contract/entities/newsletterItem';
import { beginning } from '../../../contract/rules/beginning';

export const itemSigns = {
  film: <Film />,
  text: <Paragraph />,
  button: <Link />,
  picture: <Media />,
} as const satisfies Readonly<Record<ItemKind, unknown>>;

const kinds = {
  film: 'newsletter.item.film',
  text: 'newsletter.item.text',
  button: 'newsletter.item.button',
  picture: 'newsletter.item.picture',
} as const;

const LONGEST = 80;

/** What an item says, so that people know it from the others. */
function words(item: NewsletterItem): string {
  if (item.kind === 'film') return item.title;
  if (item.kind === 'button') return item.label;
  if (item.kind === 'picture') return item.description;
  return item.html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an item is called: what it says, or its kind and its place. */
export function useItemName(): (item: NewsletterItem, index: number) => { kind: string; name: string } {
  const { formatMessage } = useIntl();
  return (item, index) => {
    const kind = formatMessage({ id: kinds[item.kind] });
    const said = words(item);
    const name = said.length > LONGEST ? `${beginning(said, LONGEST)}…` : said;
    return { kind, name: name || `${kind} ${index + 1}` };
  };
}
