/** The list of news (spec section 2). */
export const NEWS_PATH = '/app/page/news';

/** The page on which an item is edited; without an id, on which a new one is created. */
export const newsDetailsPath = (newsId?: string) =>
  `/app/page/newsDetails${newsId === undefined ? '' : `?${new URLSearchParams({ id: newsId })}`}`;
