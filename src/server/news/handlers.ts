import { scripts } from '../../contract/scripts';
import { dayOf } from '../database/dayOf';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { type Handlers, read } from '../http/handler';

/** The agency's news. */
export const newsHandlers: Handlers<'news.list'> = {
  /** Newest first. */
  'news.list': read(({ catalogue }, { newsIds }) => {
    const news = catalogue.selectFrom('news').selectAll().select(dayOf('created_at').as('created_on'));
    return jsonRows(
      catalogue,
      scripts['news.list'].reply,
      news.where(ofIds('news_id', newsIds)).orderBy('created_at', 'desc').orderBy('news_id'),
      {
        newsId: 'news_id',
        title: 'title',
        text: 'text',
        picture: 'picture',
        online: 'online',
        createdOn: 'created_on',
        linkType: 'link_type',
        linkValue: 'link_value',
      },
    );
  }),
};
