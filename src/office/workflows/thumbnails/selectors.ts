import type { ThumbnailsState } from './state';

interface Root {
  readonly thumbnails: ThumbnailsState;
}

export const selectThumbnails = (state: Root) => state.thumbnails;

/** The choice that is on its way to the server, or nothing. */
export const selectChoice = ({ thumbnails }: Root) => (thumbnails.status === 'choosing' ? thumbnails : null);
