import { newsContentFields } from '../../contract/entities/news';
import { ofIds } from '../database/ofIds';
import { contentOf } from '../http/contentOf';
import { change, type ChangeContext, type Handlers, read } from '../http/handler';
import { nextDue } from '../published/nextDue';
import { noteSwitch } from '../published/note';
import { moveToTrash } from '../trash/delete';
import { dayAt } from '../wallClock';
import { keepable } from './keepable';

const columns = {
  title: 'title',
  text: 'text',
  picture: 'picture',
  online: 'online',
  linkType: 'link_type',
  linkValue: 'link_value',
} as const;

const news = contentOf({ entity: 'news', table: 'news', fields: newsContentFields, columns });

/** Puts an item on the site or takes it off; returns how it stood. */
export async function switchNews(context: ChangeContext, newsId: string, online: boolean): Promise<boolean> {
  const stored = await news.stored(context.catalogue, newsId);
  await news.save(context, stored, { ...stored.content, online });
  return stored.content.online;
}

/** The agency's news, and what staff do with them. */
export const newsHandlers: Handlers<`news.${'list' | 'add' | 'update' | 'toggle' | 'delete'}`> = {
  /** Newest first. */
  'news.list': read(async ({ catalogue, caller }, { newsIds }) => {
    const rows = await catalogue
      .selectFrom('news')
      .selectAll()
      .select(nextDue('newsOn', 'news.news_id').as('goes_on_at'))
      .select(nextDue('newsOff', 'news.news_id').as('goes_off_at'))
      .where('trashed_at', 'is', null)
      .where(ofIds('news_id', newsIds))
      .orderBy('created_at', 'desc')
      .orderBy('news_id')
      .execute();
    return rows.map((row) => ({
      newsId: row.news_id,
      ...news.contentIn(row),
      createdOn: dayAt(caller.agency.timeZone, row.created_at),
      createdAt: row.created_at,
      goesOnAt: row.goes_on_at,
      goesOffAt: row.goes_off_at,
      version: row.version,
    }));
  }),

  'news.add': change(async (context, { newsId, requestId: _once, ...content }) => {
    const kept = await keepable(context.catalogue, content);
    await news.add(context, newsId, kept, { created_at: context.now.toISOString() });
    await noteSwitch(context, 'news', newsId, { before: false, now: kept.online });
    return {};
  }),

  'news.update': change(async (context, { newsId, version, requestId: _once, ...content }) => {
    const stored = await news.stored(context.catalogue, newsId);
    const kept = await keepable(context.catalogue, content, stored.content);
    const saved = await news.save(context, stored, kept, { known: version });
    if (saved.kind === 'saved')
      await noteSwitch(context, 'news', newsId, { before: stored.content.online, now: kept.online });
    return saved;
  }),

  'news.toggle': change(async (context, { newsId, online }) => {
    const before = await switchNews(context, newsId, online);
    await noteSwitch(context, 'news', newsId, { before, now: online });
    return {};
  }),

  'news.delete': change(async (context, { newsId }) => {
    await moveToTrash(context, 'news', newsId);
    return {};
  }),
};
