import { facts } from './slice';

export { intents as newReelIntents, reducer as newReelReducer } from './slice';
export { newReelSaga } from './saga';
export { selectNewReel } from './selectors';
export type { NewReelState, NewReelValues } from './state';
/** Fact: a reel was created and is among the talent's reels. */
export const reelCreated = facts.created;
