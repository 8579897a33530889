import type { News } from '../../contract/entities/publication';
import { collection } from './collection';

const news = collection('news', (item: News) => item.newsId);

/** Fact: the news items of the agency. */
export const newsLoaded = news.loaded;
export const newsReducer = news.reducer;
export const selectNews = news.selectAll;
