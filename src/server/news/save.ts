import type { NewsContent } from '../../contract/entities/news';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { saveVersioned } from '../http/saveVersioned';
import { keepable } from './keepable';
import { rowOf, storedNews } from './stored';

/** A new item of today, under the id that the office made. */
export const newsAdd: Handler<'news.add'> = change(
  async (context, { newsId, requestId: _once, ...content }) => {
    const { catalogue, now, changed } = context;
    const row = rowOf(await keepable(catalogue, content));
    const added = await catalogue
      .insertInto('news')
      .values({ news_id: newsId, ...row, created_at: now.toISOString(), version: 1, trashed_at: null })
      .onConflict((conflict) => conflict.column('news_id').doNothing())
      .returning('news_id')
      .executeTakeFirst();
    if (!added) throw new Refused({ kind: 'conflict', reason: 'idTaken' });
    await changed('news', newsId, null, 1);
    return {};
  },
);

/** Changes what is written in an item, unless it is another one than the caller knew. */
export const newsUpdate: Handler<'news.update'> = change(
  async (context, { newsId, version, requestId: _once, ...content }) => {
    const stored = await storedNews(context.catalogue, newsId);
    return save(context, stored, await keepable(context.catalogue, content, stored.content), version);
  },
);

/** Shows an item on the agency's site or takes it off. */
export const newsToggle: Handler<'news.toggle'> = change(async (context, { newsId, online }) => {
  const stored = await storedNews(context.catalogue, newsId);
  await save(context, stored, { ...stored.content, online });
  return {};
});

function save(
  context: ChangeContext,
  { newsId, content: values, version }: Awaited<ReturnType<typeof storedNews>>,
  content: NewsContent,
  known?: number,
) {
  const names = Object.keys(values) as (keyof NewsContent)[];
  const different = names.filter((name) => content[name] !== values[name]);
  return saveVersioned(context, {
    entity: 'news',
    id: newsId,
    known,
    version,
    values,
    isChanged: different.length > 0,
    before: Object.fromEntries(different.map((name) => [name, values[name]])),
    write: (next) =>
      context.catalogue
        .updateTable('news')
        .set({ ...rowOf(content), version: next })
        .where('news_id', '=', newsId)
        .execute(),
  });
}
