import { newsList } from '../../workflows/news/newsList';
import { newsPicture } from '../../workflows/news/newsPicture';

/** News; what is typed in it, `newsDetail`, stands with the other drafts. */
export const reducers = {
  newsList: newsList.reducer,
  newsPicture: newsPicture.reducer,
};

export const workflows = {
  newsList: newsList.saga,
  newsPicture: newsPicture.saga,
};

export const atWork = [newsPicture.selectIsUploading] as const;
