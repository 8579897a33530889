import type { Kysely, Selectable } from 'kysely';
import { type NewsContent, newsLinks } from '../../contract/entities/news';
import type { Catalogue, NewsRow } from '../database/schema';
import { live } from '../http/live';

type LinkWord = keyof typeof newsLinks;
const wordOf = Object.fromEntries(
  Object.entries(newsLinks)
    .toReversed()
    .map(([word, link]) => [link, word]),
) as Readonly<Record<NewsContent['linkType'], LinkWord>>;

/** The columns of what is written in a news item. */
export const rowOf = ({ title, text, picture, online, linkType, linkValue }: NewsContent) => ({
  title,
  text,
  picture,
  online: online ? (1 as const) : (0 as const),
  link_type: wordOf[linkType],
  link_value: linkValue,
});

const contentOf = (row: Selectable<NewsRow>): NewsContent => ({
  title: row.title,
  text: row.text,
  picture: row.picture,
  online: row.online === 1,
  linkType: newsLinks[row.link_type],
  linkValue: row.link_value,
});

/** A news item that is not in the trash: what is written in it, and its version. Refuses as not found. */
export async function storedNews(catalogue: Kysely<Catalogue>, newsId: string) {
  const row = await live(catalogue, 'news', newsId);
  return { newsId, content: contentOf(row), version: row.version };
}
