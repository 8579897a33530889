import { facts } from './slice';

export { intents as thumbnailIntents, reducer as thumbnailsReducer, selectThumbnails } from './slice';
export { thumbnailsSaga } from './saga';
export type { ThumbnailsState } from './state';
/** Fact: another picture stands for a film; whoever shows the film loads it anew. */
export const thumbnailSaved = facts.saved;
