import type { ThumbnailsState } from './state';

interface Root {
  readonly thumbnails: ThumbnailsState;
}

export const selectThumbnails = (state: Root) => state.thumbnails;
