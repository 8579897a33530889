import { scripts } from '../../contract/scripts';
import { dayOf } from '../database/dayOf';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { change, type Handler, type Handlers, read } from '../http/handler';
import { moveToTrash } from '../trash/delete';
import { newsAdd, newsToggle, newsUpdate } from './save';

/** Newest first. */
const newsList: Handler<'news.list'> = read(({ catalogue }, { newsIds }) =>
  jsonRows(
    catalogue,
    scripts['news.list'].reply,
    catalogue
      .selectFrom('news')
      .selectAll()
      .select(dayOf('created_at').as('created_on'))
      .where('trashed_at', 'is', null)
      .where(ofIds('news_id', newsIds))
      .orderBy('created_at', 'desc')
      .orderBy('news_id'),
    {
      newsId: 'news_id',
      title: 'title',
      text: 'text',
      picture: 'picture',
      online: 'online',
      createdOn: 'created_on',
      createdAt: 'created_at',
      linkType: 'link_type',
      linkValue: 'link_value',
      version: 'version',
    },
  ),
);

const newsDelete: Handler<'news.delete'> = change(async (context, { newsId }) => {
  await moveToTrash(context, 'news', newsId);
  return {};
});

/** The agency's news, and what staff do with them. */
export const newsHandlers: Handlers<`news.${'list' | 'add' | 'update' | 'toggle' | 'delete'}`> = {
  'news.list': newsList,
  'news.add': newsAdd,
  'news.update': newsUpdate,
  'news.toggle': newsToggle,
  'news.delete': newsDelete,
};
